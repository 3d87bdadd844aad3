import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";

import { root } from "../bootstrap/checkout.mjs";
import { RESTARTS, type PartPlan } from "./part.ts";
import type { Run } from "./run.ts";

// What the functions are bundled of: serving as its source, domain as what its own watcher has built.
const BUNDLED = ["src", "../../packages/serving/src", "../../packages/domain/dist"];

/** What is built: a change in one is rebuilt, and Next and the functions emulator take the new files up. */
const BUILT: readonly { folder: string; tool: string; args: readonly string[] }[] = [
  ...["packages/domain", "packages/data"].map((folder) => ({
    folder,
    tool: "typescript/bin/tsc",
    args: ["-p", "tsconfig.build.json", "--watch", "--preserveWatchOutput"],
  })),
  {
    folder: "apps/functions",
    tool: "tsup/dist/cli-default.js",
    // Without emptying dist first: nobody meets a missing module.
    args: ["--no-clean", ...BUNDLED.flatMap((folder) => ["--watch", folder])],
  },
];

/** Rebuilds the packages as their sources change. */
export function startWatchers(run: Run): void {
  for (const plan of listWatchers(root)) run.start(plan);
}

/** The watchers of a checkout, each named after the folder it builds. */
export function listWatchers(checkout: string): PartPlan[] {
  return BUILT.map(({ folder, tool, args }) => {
    const cwd = join(checkout, folder);
    return {
      name: folder,
      command: process.execPath,
      args: [join(cwd, "node_modules", tool), ...args],
      cwd,
      env: process.env,
      restarts: RESTARTS,
      // Each rebuild lists every file; what a person wants is that it happened, or why it did not.
      show: (line) => !/^(CLI|ESM dist|ESM Build start)|Starting|^$/.test(stripVTControlCharacters(line)),
    };
  });
}
