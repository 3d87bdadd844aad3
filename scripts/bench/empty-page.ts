import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import * as z from "zod/mini";

import { root } from "../bootstrap/checkout.mjs";
import { lastLines } from "../bootstrap/run-command.mjs";
import type { Run } from "../stack/run.ts";
import { brotliSize } from "./first-load.ts";

const LAYOUT = "export default ({ children }) => <html><body>{children}</body></html>;\n";
const PAGE = "export default () => <p>Nothing</p>;\n";
const WEB_MODULES = join(root, "apps", "web", "node_modules");
const RouteStats = z.array(z.object({ route: z.string(), firstLoadChunkPaths: z.array(z.string()) }));

/** Builds an empty page with the web app's version of Next and returns the size of its scripts, in kB of Brotli. */
export async function measureEmptyPage(run: Run): Promise<number> {
  const folder = join(run.folder, "empty-page");
  mkdirSync(join(folder, "app"), { recursive: true });
  writeFileSync(join(folder, "app", "layout.jsx"), LAYOUT);
  writeFileSync(join(folder, "app", "page.jsx"), PAGE);
  symlinkSync(WEB_MODULES, join(folder, "node_modules"));
  const config = { turbopack: { root }, outputFileTracingRoot: root, agentRules: false };
  writeFileSync(join(folder, "next.config.mjs"), `export default ${JSON.stringify(config)};\n`);
  const next = join(WEB_MODULES, ".bin", "next");
  const task = { command: next, args: ["build"], cwd: folder, env: process.env };
  const { code, output } = await run.finish({ ...task, output: "kept" });
  if (code !== 0) throw new Error(`The empty page could not be built:\n${lastLines(output, 20)}`);
  const stats = readFileSync(join(folder, ".next", "diagnostics", "route-bundle-stats.json"), "utf8");
  const page = z.parse(RouteStats, JSON.parse(stats)).find(({ route }) => route === "/");
  if (!page) throw new Error("Next says nothing about the scripts of the empty page.");
  const sizes = page.firstLoadChunkPaths.map((path) => brotliSize(readFileSync(join(folder, path))));
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}
