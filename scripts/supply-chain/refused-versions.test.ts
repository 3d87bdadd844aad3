import { expect, it } from "vitest";

import { parseLockedPackages, readLockedPackages, type LockedPackage } from "./read-lockfile.ts";
import { REFUSED_VERSIONS } from "./refused-versions.ts";

it("locks no version that is known to be hostile or broken on purpose", () => {
  const locked = readLockedPackages();
  expect(locked.length).toBeGreaterThan(500);
  expect(findRefused(locked)).toEqual([]);
});

it("finds one that is, whatever its name, among those that are not", () => {
  const lockfile = [
    "importers:",
    "",
    "  .:",
    "    dependencies:",
    "      chalk@5.6.1:",
    "",
    "packages:",
    "",
    "  '@ctrl/tinycolor@4.1.1':",
    "    resolution: {integrity: sha512-AAAA}",
    "",
    "  chalk@5.6.1:",
    "    resolution: {integrity: sha512-AAAA}",
    "",
    "  chalk@5.6.2:",
    "    resolution: {integrity: sha512-AAAA}",
    "",
    "  flatmap-stream@0.1.2:",
    "    resolution: {integrity: sha512-AAAA}",
    "",
    "snapshots:",
    "",
    "  debug@4.4.2: {}",
  ].join("\n");
  expect(findRefused(parseLockedPackages(lockfile))).toEqual([
    "@ctrl/tinycolor@4.1.1",
    "chalk@5.6.1",
    "flatmap-stream@0.1.2",
  ]);
});

function findRefused(packages: readonly LockedPackage[]): string[] {
  return packages
    .filter(({ name, version }) => {
      const refused = REFUSED_VERSIONS[name];
      return refused === "every version" || refused?.includes(version);
    })
    .map(({ name, version }) => `${name}@${version}`);
}
