// Hints to browsers that nearly all functions of a page's first scripts are called at once, so that they compile them
// in the background while the page paints, not lazily one by one. Run after `next build`.
// https://v8.dev/blog/explicit-compile-hints
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import * as z from "zod/mini";

const WEB = join(import.meta.dirname, "..");
const BUILD = join(WEB, ".next");
const HINT = "//# allFunctionsCalledOnLoad\n";
/** Browsers compile smaller scripts on the main thread anyway. */
const LEAST_BYTES = 30_000;

const RouteStats = z.array(z.object({ firstLoadChunkPaths: z.array(z.string()) }));
/** The preloaded scripts of lazy parts, by part. */
const Preloaded = z.record(z.string(), z.object({ files: z.array(z.string()) }));

for (const path of new Set([...listFirst(), ...listPreloaded()])) {
  const script = readFileSync(path, "utf8");
  if (script.length >= LEAST_BYTES && !script.startsWith(HINT)) writeFileSync(path, HINT + script);
}

function listFirst(): string[] {
  const stats: unknown = JSON.parse(readFileSync(join(BUILD, "diagnostics/route-bundle-stats.json"), "utf8"));
  const paths = z.parse(RouteStats, stats).flatMap((route) => route.firstLoadChunkPaths);
  return paths.map((path) => join(WEB, path));
}

function listPreloaded(): string[] {
  const manifests = globSync("server/app/**/react-loadable-manifest.json", { cwd: BUILD });
  return manifests.flatMap((manifest) => {
    const parts: unknown = JSON.parse(readFileSync(join(BUILD, manifest), "utf8"));
    const files = Object.values(z.parse(Preloaded, parts)).flatMap((part) => part.files);
    return files.filter((file) => file.endsWith(".js")).map((file) => join(BUILD, file));
  });
}
