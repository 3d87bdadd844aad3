// Tells browsers that what pages load at first is nearly all called at once: they then compile these scripts whole,
// beside the page, while it is painted. Else each function is compiled when it is called, one after the other, in the
// page's way. Run after `next build`. https://v8.dev/blog/explicit-compile-hints
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import * as z from "zod/mini";

const WEB = join(import.meta.dirname, "..");
const HINT = "//# allFunctionsCalledOnLoad\n";
/** Browsers compile smaller scripts in the page's way, hinted or not. */
const LEAST_BYTES = 30_000;

const RouteStats = z.array(z.object({ firstLoadChunkPaths: z.array(z.string()) }));
const stats = readFileSync(join(WEB, ".next/diagnostics/route-bundle-stats.json"), "utf8");
const paths = z.parse(RouteStats, JSON.parse(stats)).flatMap((route) => route.firstLoadChunkPaths);
for (const path of new Set(paths)) {
  const script = readFileSync(join(WEB, path), "utf8");
  if (script.length >= LEAST_BYTES && !script.startsWith(HINT)) writeFileSync(join(WEB, path), HINT + script);
}
