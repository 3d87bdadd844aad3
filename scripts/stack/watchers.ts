import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";

import { root } from "../bootstrap/checkout.mjs";
import { RESTARTS, type PartPlan } from "./part.ts";
import type { Run } from "./run.ts";

// The inputs of the functions' bundle: serving as source, domain as built by its own watcher.
const BUNDLED = ["src", "../../packages/serving/src", "../../packages/domain/dist"];

/** Rebuilt on change; Next and the functions emulator pick up the new files. */
const BUILT: readonly { folder: string; tool: string; args: readonly string[] }[] = [
  ...["packages/domain", "packages/data"].map((folder) => ({
    folder,
    tool: "typescript/bin/tsc",
    args: ["-p", "tsconfig.build.json", "--watch", "--preserveWatchOutput"],
  })),
  {
    folder: "apps/functions",
    tool: "tsup/dist/cli-default.js",
    // Without emptying dist first, so that no module is missing meanwhile.
    args: ["--no-clean", ...BUNDLED.flatMap((folder) => ["--watch", folder])],
  },
];

/** Rebuilds packages when their sources change. */
export function startWatchers(run: Run): void {
  for (const plan of listWatchers(root)) run.start(plan);
}

/** The watchers of a checkout, named after the folders they build. */
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
      // Hides the list of files of each rebuild and only shows that it happened, or why it failed.
      show: (line) => !/^(CLI|ESM dist|ESM Build start)|Starting|^$/.test(stripVTControlCharacters(line)),
    };
  });
}
