import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { lockDependencies, type NpmLockfile } from "./lock-dependencies.ts";

const text = readFileSync(join(import.meta.dirname, "../../../pnpm-lock.yaml"), "utf8");

/** What Node finds where a package imports another: the nearest folder of packages that has it. */
function resolve({ packages }: NpmLockfile, from: string, name: string) {
  const parts = from.split(/(?<=^|\/)node_modules\//);
  const folders = parts.map((_, at) => parts.slice(0, parts.length - at).join("node_modules/"));
  const paths = folders.map((folder) => join(folder, "node_modules", name));
  return paths.map((path) => packages[path]).find((found) => found !== undefined);
}

describe("the lockfile of the deployed functions", () => {
  const lockfile = lockDependencies(text, {
    name: "functions",
    importer: "apps/functions",
    dependencies: ["firebase-admin", "firebase-functions", "stripe", "undici"],
  });
  const installed = Object.entries(lockfile.packages).filter(([path]) => path !== "");

  it("has the versions and checksums that pnpm-lock.yaml has, and no others", () => {
    expect(installed.length).toBeGreaterThan(100);
    for (const [path, { name = path.split("node_modules/").at(-1), version, integrity }] of installed) {
      const locked = text.split(new RegExp(`^ {2}'?${name}@${version?.replaceAll(".", "\\.")}'?:$`, "m"))[1];
      expect(locked?.split("integrity: ")[1]?.split(/[,}]/)[0], `${name}@${version}`).toBe(integrity);
    }
  });

  it("gives each package the version of each other that pnpm gave it", () => {
    for (const [path, { dependencies }] of Object.entries(lockfile.packages)) {
      for (const [name, version] of Object.entries(dependencies)) {
        expect(resolve(lockfile, path, name)?.version, `${path} -> ${name}`).toBe(version.split("@").at(-1));
      }
    }
  });
});

const SMALL = `
importers:
  app:
    dependencies:
      a: { version: 1.0.0 }
      b: { version: 1.0.0(c@2.0.0) }
packages:
  a@1.0.0: { resolution: { integrity: sha512-a } }
  b@1.0.0: { resolution: { integrity: sha512-b } }
  c@1.0.0: { resolution: { integrity: sha512-c1 } }
  c@2.0.0: { resolution: { integrity: sha512-c2 } }
snapshots:
  a@1.0.0: { dependencies: { c: 1.0.0 } }
  b@1.0.0(c@2.0.0): { dependencies: { c: 2.0.0, see: c@1.0.0 } }
  c@1.0.0: {}
  c@2.0.0: { optionalDependencies: { a: 1.0.0 } }
`;

it("puts a version that another one hides into the package that needs it, and an alias under its own name", () => {
  const { packages } = lockDependencies(SMALL, { name: "small", importer: "app", dependencies: ["a", "b"] });
  expect(Object.entries(packages).map(([path, { version }]) => [path, version])).toEqual([
    ["", undefined],
    ["node_modules/a", "1.0.0"],
    ["node_modules/b", "1.0.0"],
    ["node_modules/c", "1.0.0"],
    ["node_modules/b/node_modules/c", "2.0.0"],
    ["node_modules/see", "1.0.0"],
  ]);
  expect(packages["node_modules/see"]?.name).toBe("c");
  expect(packages["node_modules/b"]?.dependencies).toEqual({ c: "2.0.0", see: "npm:c@1.0.0" });
});

it("says what it cannot lock", () => {
  const small = { name: "small", importer: "app" };
  expect(() => lockDependencies(SMALL, { ...small, dependencies: ["z"] })).toThrow(
    "app has no locked version of z.",
  );
  const local = SMALL.replace("integrity: sha512-a ", "");
  expect(() => lockDependencies(local, { ...small, dependencies: ["a"] })).toThrow(
    "a@1.0.0 is from no registry.",
  );
});
