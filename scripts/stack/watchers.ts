import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";

import { root } from "../bootstrap/checkout.mjs";
import type { Run } from "./run.ts";

/** What is bundled: a change in one is rebuilt, and Next and the functions emulator take the new files up. */
const BUNDLED = ["packages/domain", "packages/data", "apps/functions"];

/** Rebuilds the packages as their sources change. */
export function startWatchers(run: Run): void {
  for (const folder of BUNDLED) {
    const cwd = join(root, folder);
    run.start({
      name: folder,
      command: process.execPath,
      // Without emptying dist first: the types there stay, and nobody meets a missing module.
      args: [join(cwd, "node_modules", "tsup", "dist", "cli-default.js"), "--watch", "--no-clean"],
      cwd,
      env: process.env,
      // Each rebuild lists every file; what a person wants is that it happened, or why it did not.
      show: (line) => !/^(CLI|ESM dist|ESM Build start)/.test(stripVTControlCharacters(line)),
    });
  }
}
