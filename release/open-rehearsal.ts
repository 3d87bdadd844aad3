import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { localFolder, root } from "../scripts/bootstrap/checkout.mjs";
import { PUBLISHED, type Published, readManifest } from "../scripts/packages/manifest.ts";
import { commitAll, copyWorkTree, keepDependencies } from "./lay-out-checkout.ts";
import { run } from "./run.ts";
import { startRegistry } from "./start-registry.ts";

/** What makes versions and changelogs of the changesets that wait. */
export const VERSION = ["pnpm", "run", "release:version"] as const;

/** A copy of this work tree to release from, a registry to release to, and a project that installs from there. */
export type Rehearsal = Awaited<ReturnType<typeof openRehearsal>>;

export async function openRehearsal() {
  mkdirSync(localFolder, { recursive: true });
  const folder = mkdtempSync(join(localFolder, "rehearsal-"));
  const checkout = join(folder, "checkout");
  // Far from this checkout, whose dependencies nothing there may find.
  const project = mkdtempSync(join(tmpdir(), "farwork-project-"));
  const registry = await startRegistry(join(folder, "registry"));
  await copyWorkTree(checkout);
  writeFileSync(join(project, "package.json"), '{ "private": true, "type": "module" }\n');
  cpSync(join(root, "release/use-packages.mjs"), join(project, "use-packages.mjs"));
  for (const place of [checkout, project]) writeFileSync(join(place, ".npmrc"), registry.npmrc);

  const inCheckout = (command: string, ...args: readonly string[]) => run(command, args, checkout);
  const npm = (...args: readonly string[]) => run("npm", args, project);
  return {
    inCheckout,
    npm,
    writeChangeset: (name: string, packages: Partial<Record<Published, string>>, text: string) => {
      const lines = Object.entries(packages).map(([short, bump]) => `"@farwork/${short}": ${bump}\n`);
      writeFileSync(join(checkout, ".changeset", `${name}.md`), `---\n${lines.join("")}---\n\n${text}\n`);
    },
    /** What the pull request of a release does, and its merge. */
    version: async () => {
      await inCheckout(...VERSION);
      await commitAll(checkout, "Release");
    },
    /** What the workflow does after that merge. */
    publish: async () => {
      const [plan, packed] = [join(folder, "plan.json"), join(folder, "packed")];
      rmSync(packed, { recursive: true, force: true });
      await inCheckout("changeset", "publish-plan", "--output", plan);
      await inCheckout("changeset", "pack", "--from-publish-plan", plan, "--out-dir", packed);
      return inCheckout("changeset", "publish", "--from-pack-dir", packed);
    },
    /** The version that the next release is made of, which both packages have. */
    readVersion: (): string => readOneVersion(join(checkout, "packages")),
    /** What the tests of the next changes will hold for the last release. */
    readLastRelease: (): unknown =>
      JSON.parse(readFileSync(join(checkout, "release/last-release.json"), "utf8")),
    readChangelog: (name: Published) =>
      readFileSync(join(checkout, "packages", name, "CHANGELOG.md"), "utf8"),
    /** The changesets that no release has taken yet, and how each text begins. */
    readWaiting: () =>
      globSync(".changeset/*.md", { cwd: checkout }).map((file) => {
        const text = readFileSync(join(checkout, file), "utf8");
        return { text, firstLine: text.split("---\n").at(-1)?.trim().split("\n")[0] ?? "" };
      }),
    /** Which version each of the registry's tags names. @throws where the two packages' differ. */
    readTags: async () => {
      const [domain, data] = await Promise.all(
        PUBLISHED.map((name) => registry.readTags(`@farwork/${name}`)),
      );
      if (JSON.stringify(domain) !== JSON.stringify(data)) throw new Error("The packages' tags differ.");
      return { ...data };
    },
    readInstalled: (): string => readOneVersion(join(project, "node_modules/@farwork")),
    isInstalled: (file: string) => globSync(`node_modules/${file}`, { cwd: project }).length > 0,
    /** What the program of the project says that it found. */
    runProgram: async (): Promise<unknown> => JSON.parse(await run("node", ["use-packages.mjs"], project)),
    close: async () => {
      await registry.close();
      keepDependencies(checkout);
      for (const made of [folder, project]) rmSync(made, { recursive: true, force: true });
    },
  };
}

/** @throws where the two packages have no version in common. */
function readOneVersion(folder: string): string {
  const [domain, data] = PUBLISHED.map((name) => readManifest(join(folder, name)).version);
  if (domain === undefined || domain !== data) throw new Error(`domain is ${domain}, data ${data}.`);
  return domain;
}
