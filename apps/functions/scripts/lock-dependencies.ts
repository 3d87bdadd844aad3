import { parse } from "yaml";
import * as z from "zod/mini";

const Versions = z._default(z.record(z.string(), z.string()), {});
/** As much of `pnpm-lock.yaml` as says what is installed. */
const PnpmLockfile = z.object({
  importers: z.record(
    z.string(),
    z.object({ dependencies: z._default(z.record(z.string(), z.object({ version: z.string() })), {}) }),
  ),
  packages: z.record(
    z.string(),
    z.object({ resolution: z.looseObject({ integrity: z.optional(z.string()) }) }),
  ),
  snapshots: z.record(z.string(), z.object({ dependencies: Versions, optionalDependencies: Versions })),
});
type PnpmLockfile = z.infer<typeof PnpmLockfile>;

/** A package as npm's lockfile has it, by where it is installed. */
export type LockedPackage = {
  readonly name?: string;
  readonly version?: string;
  readonly integrity?: string;
  readonly dependencies: Readonly<Record<string, string>>;
};
export type NpmLockfile = {
  readonly name: string;
  readonly lockfileVersion: 3;
  readonly requires: true;
  readonly packages: Readonly<Record<string, LockedPackage>>;
};

/**
 * The lockfile by which `npm ci`, which is how the cloud installs functions, installs the very versions that
 * `pnpm-lock.yaml` has for these dependencies of an importer, and what they need.
 *
 * @example lockDependencies(text, { name: "farwork-functions", importer: "apps/functions", dependencies: ["stripe"] })
 */
export function lockDependencies(
  text: string,
  { name, importer, dependencies }: { name: string; importer: string; dependencies: readonly string[] },
): NpmLockfile {
  const lockfile = z.parse(PnpmLockfile, parse(text));
  const roots = dependencies.map((dependency): Need => {
    const version = lockfile.importers[importer]?.dependencies[dependency]?.version;
    if (version === undefined) throw new Error(`${importer} has no locked version of ${dependency}.`);
    return { name: dependency, key: `${dependency}@${version}` };
  });
  const packages = [...placePackages(lockfile, roots)].map(([path, key]) => [
    path,
    describe(lockfile, path, key),
  ]);
  const root = { name, dependencies: listVersions(roots) };
  return {
    name,
    lockfileVersion: 3,
    requires: true,
    packages: { "": root, ...Object.fromEntries(packages) },
  };
}

/** A dependency by the name that it is imported by, and its key among the snapshots. */
type Need = { readonly name: string; readonly key: string };

/**
 * Where each package goes: to the root, or where another version is seen from its dependent, into that. All that a package
 * needs is placed before what those need, so that none comes between a package and what it was to see.
 */
function placePackages(lockfile: PnpmLockfile, roots: readonly Need[]): Map<string, string> {
  const placed = new Map<string, string>();
  const place = (dependent: string, needs: readonly Need[]) => {
    const added = needs.flatMap(({ name, key }): [string, string][] => {
      const seen = ancestorsOf(dependent).find((path) => placed.has(`${path}node_modules/${name}`));
      if (seen !== undefined && placed.get(`${seen}node_modules/${name}`) === key) return [];
      const path = `${seen === undefined || dependent === "" ? "" : `${dependent}/`}node_modules/${name}`;
      placed.set(path, key);
      return [[path, key]];
    });
    for (const [path, key] of added) place(path, listNeeds(lockfile, key));
  };
  place("", roots);
  return placed;
}

/** `"node_modules/a/node_modules/b"` -> `["node_modules/a/node_modules/b/", "node_modules/a/", ""]`. */
function ancestorsOf(path: string): string[] {
  if (path === "") return [""];
  return [`${path}/`, ...ancestorsOf(path.slice(0, Math.max(0, path.lastIndexOf("/node_modules/"))))];
}

function listNeeds({ snapshots }: PnpmLockfile, key: string): Need[] {
  const { dependencies = {}, optionalDependencies = {} } = snapshots[key] ?? {};
  return Object.entries({ ...dependencies, ...optionalDependencies }).map(([name, version]) => ({
    name,
    // An alias names the package that it stands for.
    key: `${name}@${version}` in snapshots ? `${name}@${version}` : version,
  }));
}

function describe(lockfile: PnpmLockfile, path: string, key: string): LockedPackage {
  const { name, version } = readKey(key);
  const integrity = lockfile.packages[`${name}@${version}`]?.resolution.integrity;
  if (integrity === undefined) throw new Error(`${key} is from no registry.`);
  return {
    ...(!path.endsWith(`node_modules/${name}`) && { name }),
    version,
    integrity,
    dependencies: listVersions(listNeeds(lockfile, key)),
  };
}

const listVersions = (needs: readonly Need[]) =>
  Object.fromEntries(
    needs.map(({ name, key }) => {
      const found = readKey(key);
      return [name, found.name === name ? found.version : `npm:${found.name}@${found.version}`];
    }),
  );

/** `"a@1.0.0(peer@2.0.0)"` -> `{ name: "a", version: "1.0.0" }`. */
function readKey(key: string): { name: string; version: string } {
  const [, name = "", version = ""] = /^(@?[^@]+)@([^(]+)/.exec(key) ?? [];
  return { name, version };
}
