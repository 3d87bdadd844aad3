import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { root } from "../bootstrap/checkout.mjs";
import { runCommand } from "../bootstrap/run-command.mjs";
import { listEntries, PUBLISHED, type Published, readManifest } from "./manifest.ts";

/**
 * A project outside the workspace that has the published packages in its `node_modules` as their tarballs hold them, to
 * be closed. `entries` are what others import: `@farwork/domain`, `@farwork/domain/date`.
 */
export type Project = {
  readonly folder: string;
  readonly entries: readonly string[];
  readonly close: () => void;
};

/**
 * Packs the built packages and unpacks them in a project. What they need besides each other is this workspace's, so
 * that nothing is fetched.
 *
 * @throws where a package is not built or cannot be packed.
 */
export async function packPackages(): Promise<Project> {
  const folder = mkdtempSync(join(tmpdir(), "farwork-packed-"));
  writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }\n');
  for (const name of PUBLISHED) await unpack(name, folder);
  const entries = PUBLISHED.flatMap((name) => listEntries(name).map(({ entry }) => entry));
  return { folder, entries, close: () => rmSync(folder, { recursive: true, force: true }) };
}

async function unpack(name: Published, project: string): Promise<void> {
  const source = join(root, "packages", name);
  const tarball = join(project, `${name}.tgz`);
  const folder = join(project, "node_modules/@farwork", name);
  mkdirSync(folder, { recursive: true });
  await run("pnpm", ["pack", "--out", tarball], source);
  await run("tar", ["-xzf", tarball, "-C", folder, "--strip-components=1"], project);
  const manifest = readManifest(folder);
  for (const needed of Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })) {
    linkNeeded(needed, source, project);
  }
}

function linkNeeded(needed: string, source: string, project: string): void {
  const link = join(project, "node_modules", needed);
  if (needed.startsWith("@farwork/")) return;
  rmSync(link, { force: true });
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(realpathSync(join(source, "node_modules", needed)), link);
}

async function run(command: string, args: readonly string[], cwd: string): Promise<void> {
  const { code, output } = await runCommand(command, [...args], { cwd });
  if (code !== 0) throw new Error(`$ ${command} ${args.join(" ")}\n${output}`);
}
