// `pnpm --filter @farwork/web size [URL]`: what JavaScript a browser must load before each page of a running production
// server is interactive. The end-to-end tests hold the budget; `pnpm bench:web` tells the rest.
import { findJobPath, measureFirstLoad } from "./first-load.ts";

const SITE = process.argv[2] ?? "http://localhost:3000";

for (const path of ["/", await findJobPath(SITE)]) {
  const { scriptKb, followingScriptKb, htmlKb } = await measureFirstLoad(SITE, path);
  process.stdout.write(
    `${path}: ${scriptKb.toFixed(1)} kB, then ${followingScriptKb.toFixed(1)} kB, HTML ${htmlKb.toFixed(1)} kB\n`,
  );
}
