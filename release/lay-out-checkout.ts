import { cpSync, existsSync } from "node:fs";
import { join } from "node:path";

import { root } from "../scripts/bootstrap/checkout.mjs";
import { run } from "./run.ts";

/** Copies what git knows of this work tree, as it is now, to a folder that is a repository of its own. */
export async function copyWorkTree(folder: string): Promise<void> {
  const listed = await run("git", ["ls-files", "--cached", "--others", "--exclude-standard", "-z"], root);
  for (const file of listed.split("\0").filter((name) => name !== "" && existsSync(join(root, name)))) {
    cpSync(join(root, file), join(folder, file));
  }
  await run("git", ["init", "--quiet", "--initial-branch=main"], folder);
  await commitAll(folder, "Begin");
  await installDependencies(folder);
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
