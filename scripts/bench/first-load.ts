import { brotliCompressSync, constants } from "node:zlib";

/** The size of a page until it is interactive, in kB of Brotli at maximum quality. */
export type FirstLoad = {
  readonly htmlKb: number;
  /** The uncompressed HTML. */
  readonly rawHtmlKb: number;
  /** The page's initial scripts. */
  readonly scriptKb: number;
  /** The preloaded scripts for later parts of the page. */
  readonly followingScriptKb: number;
};

/** Loads a page of a production server and all of its scripts. @throws Error if one cannot be loaded. */
export async function measureFirstLoad(site: string, path: string): Promise<FirstLoad> {
  const html = await fetchText(site, path);
  const scripts = listScripts(html);
  const following = listPreloadedScripts(html).filter((script) => !scripts.includes(script));
  const [scriptKb, followingScriptKb] = await Promise.all([
    sumSizes(site, scripts),
    sumSizes(site, following),
  ]);
  return {
    htmlKb: brotliSize(html) / 1000,
    rawHtmlKb: Buffer.byteLength(html) / 1000,
    scriptKb,
    followingScriptKb,
  };
}

async function sumSizes(site: string, scripts: readonly string[]): Promise<number> {
  const sizes = await Promise.all(scripts.map(async (script) => brotliSize(await fetchText(site, script))));
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

/** The path of a job in the listing. @throws Error if it has none. */
export async function findJobPath(site: string): Promise<string> {
  const path = /href="(\/jobs\/[^"?]+)/.exec(await fetchText(site, "/"))?.[1];
  if (path === undefined) throw new Error(`${site} shows no job to measure: take some in first.`);
  return path;
}

export function brotliSize(text: string | Buffer): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  return brotliCompressSync(text, { params }).length;
}

/** The URLs of a page's scripts, without nomodule ones, which no supported browser loads. */
export function listScripts(html: string): string[] {
  const tags = html.match(/<script\b[^>]*>/g) ?? [];
  const sources = tags.filter((tag) => !/nomodule/i.test(tag)).map((tag) => /\bsrc="([^"]+)"/.exec(tag)?.[1]);
  return [...new Set(sources.filter((source) => source !== undefined))];
}

/** The URLs of a page's preloaded scripts. */
export function listPreloadedScripts(html: string): string[] {
  const tags = (html.match(/<link\b[^>]*>/g) ?? []).filter(
    (tag) => /\brel="preload"/.test(tag) && /\bas="script"/.test(tag),
  );
  const targets = tags.map((tag) => /\bhref="([^"]+)"/.exec(tag)?.[1]);
  return [...new Set(targets.filter((target) => target !== undefined))];
}

async function fetchText(site: string, path: string): Promise<string> {
  const response = await fetch(new URL(path, site));
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.text();
}
