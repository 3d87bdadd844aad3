// Bundles the service worker into the build. Run after `next build`, which empties the folder.
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { build } from "esbuild";

const WEB = join(import.meta.dirname, "..");
const DIST = join(WEB, ".next");

await build({
  entryPoints: [join(WEB, "worker/service-worker.ts")],
  outfile: join(DIST, "static/service-worker.js"),
  bundle: true,
  minify: true,
  format: "iife",
  target: "es2022",
  define: {
    BUILD_ID: JSON.stringify(readFileSync(join(DIST, "BUILD_ID"), "utf8")),
    "process.env.NODE_ENV": '"production"',
  },
});
