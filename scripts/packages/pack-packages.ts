import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { root } from "../bootstrap/checkout.mjs";
import { runCommand } from "../bootstrap/run-command.mjs";
import { PUBLISHED, readManifest } from "./manifest.ts";

/** A package as it would be published, unpacked in the project's `node_modules`. */
export type Packed = {
  readonly name: string;
  readonly folder: string;
  readonly tarball: string;
  /** What others import: `@farwork/domain`, `@farwork/domain/date`. */
  readonly entries: readonly string[];
  readonly peers: readonly string[];
};

/** A project outside the workspace that has the published packages as their tarballs hold them, to be closed. */
export type Project = {
  readonly folder: string;
  readonly packages: readonly Packed[];
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
  const packages: Packed[] = [];
  for (const name of PUBLISHED) packages.push(await unpack(name, folder));
  return { folder, packages, close: () => rmSync(folder, { recursive: true, force: true }) };
}

async function unpack(name: string, project: string): Promise<Packed> {
  const source = join(root, "packages", name);
  const tarball = join(project, `${name}.tgz`);
  const folder = join(project, "node_modules/@farwork", name);
  mkdirSync(folder, { recursive: true });
  await run("pnpm", ["pack", "--out", tarball], source);
  await run("tar", ["-xzf", tarball, "-C", folder, "--strip-components=1"], project);
  const manifest = readManifest(folder);
  const peers = Object.keys(manifest.peerDependencies);
  for (const needed of [...Object.keys(manifest.dependencies), ...peers]) {
    linkNeeded(needed, source, project);
  }
  const entries = Object.keys(manifest.exports).map((entry) => join(manifest.name, entry));
  return { name: manifest.name, folder, tarball, entries, peers };
}

function linkNeeded(needed: string, source: string, project: string): void {
  const link = join(project, "node_modules", needed);
  if (needed.startsWith("@farwork/")) return;
  rmSync(link, { force: true });
  symlinkSync(realpathSync(join(source, "node_modules", needed)), link);
}

async function run(command: string, args: readonly string[], cwd: string): Promise<void> {
  const { code, output } = await runCommand(command, [...args], { cwd });
  if (code !== 0) throw new Error(`$ ${command} ${args.join(" ")}\n${output}`);
}
