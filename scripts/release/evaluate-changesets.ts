import { Refusal } from "../bootstrap/refusal.mjs";
import { runCommand } from "../bootstrap/run-command.mjs";
import { PUBLISHED } from "../packages/manifest.ts";

const MANIFESTS = PUBLISHED.map((name) => `packages/${name}/package.json`);
const CHANGESETS = ".changeset/*.md";

/**
 * Explains in a sentence why a checkout may be merged as far as changesets are concerned. `changedFilePatterns` in
 * `.changeset/config.json` decides which files count.
 *
 * @param base the branch to compare with, from the common ancestor.
 * @param isCi whether a missing base is an error; local clones may have none.
 * @throws Refusal with instructions, if published code changed without a changeset.
 */
export async function evaluateChangesets(folder: string, base: string, isCi: boolean): Promise<string> {
  const git = (...args: readonly string[]) => runCommand("git", args, { cwd: folder });
  const left = await git("merge-base", base, "HEAD");
  if (left.code !== 0) return skip(base, isCi);
  // A release changes versions and removes changesets; one without the other is a normal change.
  const since = ["diff", "--no-renames", left.output.trim()];
  const manifests = await git(...since, "--", ...MANIFESTS);
  const taken = await git(...since, "--name-only", "--diff-filter=D", "--", CHANGESETS);
  if (/^\+ {2}"version":/m.test(manifests.output) && taken.output.trim())
    return "This is a release, which takes changesets away.";
  const status = await runCommand("changeset", ["status", `--since=${base}`], { cwd: folder });
  if (status.code === 0) return `Whatever users can notice since ${base} has a changeset.`;
  if (!status.output.includes("no changesets were found")) throw new Refusal(status.output);
  throw new Refusal(
    `A published package was changed since ${base}, and no changeset tells its users. Write one by \`pnpm changeset\`, for who reads the changelog; where nobody can notice, \`pnpm changeset --empty\`.`,
  );
}

function skip(base: string, isCi: boolean): string {
  const words = `There is no ${base} here to compare with.`;
  if (isCi) throw new Refusal(`${words} Check out all of the history (fetch-depth: 0).`);
  return words;
}
