import { cpSync, existsSync, renameSync } from "node:fs";
import { join } from "node:path";

import { localFolder, root } from "../scripts/bootstrap/checkout.mjs";
import { run } from "./run.ts";

/** Dependencies that an earlier copy left: a hundred thousand files, which take longer to delete than all else does. */
const KEPT = join(localFolder, "kept-node_modules");

/** That a branch is one of pre-releases. The rehearsal begins as `main` does, and makes its own. */
const PRE_MODE = ".changeset/pre.json";

/** Copies what git knows of this work tree, as it is now, to a folder that is a repository of its own. */
export async function copyWorkTree(folder: string): Promise<void> {
  const listed = await run("git", ["ls-files", "--cached", "--others", "--exclude-standard", "-z"], root);
  const files = listed.split("\0").filter((name) => name !== "" && name !== PRE_MODE);
  for (const file of files.filter((name) => existsSync(join(root, name)))) {
    cpSync(join(root, file), join(folder, file));
  }
  await run("git", ["init", "--quiet", "--initial-branch=main"], folder);
  await commitAll(folder, "Begin");
  move(KEPT, join(folder, "node_modules"));
  await installDependencies(folder);
}

/** Leaves a copy's dependencies to the next one; the rest of it can be deleted. */
export function keepDependencies(folder: string): void {
  move(join(folder, "node_modules"), KEPT);
}

/** Moves a folder, unless there is none, or another run has just done the same. */
function move(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch {
    // Then it is installed, or deleted, as if there were nothing to keep.
  }
}

export async function commitAll(folder: string, message: string): Promise<void> {
  await run("git", ["add", "--all"], folder);
  await run("git", ["commit", "--quiet", `--message=${message}`], folder);
}

/** Installs what a checkout's own lockfile names, out of what this machine keeps wherever it does. */
export async function installDependencies(folder: string): Promise<void> {
  const store = (await run("pnpm", ["store", "path"], root)).trim();
  const args = ["install", "--frozen-lockfile", "--prefer-offline", "--ignore-scripts"];
  await run("pnpm", [...args, `--store-dir=${store}`], folder);
}
