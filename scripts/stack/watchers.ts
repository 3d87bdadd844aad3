import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";

import { root } from "../bootstrap/checkout.mjs";
import type { Run } from "./run.ts";

/** What is built: a change in one is rebuilt, and Next and the functions emulator take the new files up. */
const BUILT: readonly { folder: string; tool: string; args: readonly string[] }[] = [
  ...["packages/domain", "packages/data"].map((folder) => ({
    folder,
    tool: "typescript/bin/tsc",
    args: ["-p", "tsconfig.build.json", "--watch", "--preserveWatchOutput"],
  })),
  // Without emptying dist first: nobody meets a missing module.
  { folder: "apps/functions", tool: "tsup/dist/cli-default.js", args: ["--watch", "--no-clean"] },
];

/** Rebuilds the packages as their sources change. */
export function startWatchers(run: Run): void {
  for (const { folder, tool, args } of BUILT) {
    const cwd = join(root, folder);
    run.start({
      name: folder,
      command: process.execPath,
      args: [join(cwd, "node_modules", tool), ...args],
      cwd,
      env: process.env,
      // Each rebuild lists every file; what a person wants is that it happened, or why it did not.
      show: (line) => !/^(CLI|ESM dist|ESM Build start)|Starting|^$/.test(stripVTControlCharacters(line)),
    });
  }
}
