// `pnpm --filter @farwork/web size [URL]`: what JavaScript a browser must load before each page is interactive,
// brotli-compressed. Reads the pages of a running production server; fails when a page is over its budget.
import { brotliCompressSync, constants } from "node:zlib";

const SITE = process.argv[2] ?? "http://localhost:3000";
/** What an app page with nothing in it costs, measured with this version of Next; ours may add 20. */
const EMPTY_PAGE_KB = 115;
const BUDGET_KB = EMPTY_PAGE_KB + 20;

const listing = await fetchText("/");
const jobPage = /href="(\/jobs\/[^"]+)"/.exec(listing)?.[1];
if (jobPage === undefined) throw new Error(`${SITE} shows no job to measure: take some in first.`);

const pages = [
  { name: "listing", html: listing },
  { name: "job", html: await fetchText(jobPage) },
];
for (const { name, html } of pages) {
  const sizes = await Promise.all(listScripts(html).map(brotliSize));
  const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / 1000;
  const verdict = kilobytes > BUDGET_KB ? `over its budget of ${BUDGET_KB} kB` : `of ${BUDGET_KB} kB allowed`;
  process.stdout.write(`${name}: ${kilobytes.toFixed(1)} kB in ${sizes.length} files, ${verdict}\n`);
  if (kilobytes > BUDGET_KB) process.exitCode = 1;
}

/** Addresses of the scripts a page names; those for browsers without modules are not loaded by any we support. */
function listScripts(html: string): string[] {
  const tags = html.match(/<script\b[^>]*>/g) ?? [];
  const sources = tags.filter((tag) => !/nomodule/i.test(tag)).map((tag) => /\bsrc="([^"]+)"/.exec(tag)?.[1]);
  return [...new Set(sources.filter((source) => source !== undefined))];
}

async function brotliSize(path: string): Promise<number> {
  const script = Buffer.from(await fetchText(path));
  return brotliCompressSync(script, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

async function fetchText(path: string): Promise<string> {
  const response = await fetch(new URL(path, SITE));
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.text();
}
