// `pnpm --filter @farwork/web size [URL]`: the JavaScript that a browser loads before each page of a running production
// server is interactive. End-to-end tests enforce the budget; `pnpm bench:web` measures the rest.
import { findJobPath, measureFirstLoad } from "./first-load.ts";

const SITE = process.argv[2] ?? "http://localhost:3000";

for (const path of ["/", await findJobPath(SITE)]) {
  const { scriptKb, followingScriptKb, htmlKb } = await measureFirstLoad(SITE, path);
  process.stdout.write(
    `${path}: ${scriptKb.toFixed(1)} kB, then ${followingScriptKb.toFixed(1)} kB, HTML ${htmlKb.toFixed(1)} kB\n`,
  );
}
