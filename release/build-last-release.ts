import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";

import * as z from "zod/mini";

import { localFolder, root } from "../scripts/bootstrap/checkout.mjs";
import { installDependencies } from "./lay-out-checkout.ts";
import { run } from "./run.ts";

/** `version` is null for as long as nothing was released: the commit is then one that somebody chose. */
const LastRelease = z.object({ version: z.nullable(z.string()), commit: z.string() });

/**
 * Builds the packages as they were last released, from the commit that `last-release.json` names, with the
 * dependencies that its own lockfile names, once on each machine.
 *
 * @returns the checkout of that commit.
 * @throws where the history has no such commit, as in a shallow clone.
 */
export async function buildLastRelease(): Promise<string> {
  const record: unknown = JSON.parse(readFileSync(join(root, "release/last-release.json"), "utf8"));
  const { commit } = z.parse(LastRelease, record);
  const kept = join(localFolder, "last-release", commit);
  if (existsSync(kept)) return kept;
  await run("git", ["cat-file", "-e", `${commit}^{commit}`], root).catch((error: unknown) => {
    const remedy = "this clone is a shallow one: `git fetch --unshallow` brings the rest of the history";
    throw new Error(`There is no commit ${commit}, of which the last release was made. If ${remedy}.`, {
      cause: error,
    });
  });
  mkdirSync(join(localFolder, "last-release"), { recursive: true });
  const checkout = mkdtempSync(join(localFolder, "last-release", "building-"));
  const archive = join(checkout, "archive.tar");
  await run("git", ["archive", `--output=${archive}`, commit], root);
  await run("tar", ["-xf", archive], checkout);
  rmSync(archive);
  await installDependencies(checkout);
  await run("turbo", ["run", "build", "--filter=./packages/*"], checkout);
  // Whoever finds it under this name finds all of it.
  renameSync(checkout, kept);
  return kept;
}
