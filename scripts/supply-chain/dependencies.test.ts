import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, it } from "vitest";

import { root } from "../bootstrap/checkout.mjs";
import { readManifest } from "../packages/manifest.ts";

const MANIFESTS = ["", "docs", ...globSync("{apps,packages}/*", { cwd: root })].map((folder) =>
  readManifest(join(root, folder)),
);

/** What any manifest of the workspace names, but for types, which go without saying. */
function listNamed(): string[] {
  const names = MANIFESTS.flatMap(({ dependencies, peerDependencies, devDependencies }) =>
    Object.keys({ ...dependencies, ...peerDependencies, ...devDependencies }),
  );
  return [...new Set(names)].filter((name) => !name.startsWith("@types/")).toSorted();
}

/** What the page gives a reason for: the first cells of its tables' lines. */
function listExplained(): string[] {
  const page = readFileSync(join(root, "docs/dependencies.md"), "utf8");
  const cells = [...page.matchAll(/^\| (`[^|]+`)\s*\|/gm)].map(([, cell = ""]) => cell);
  return cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name)).toSorted();
}

it("gives one reason for each package in a manifest, and for no others", () => {
  const named = listNamed();
  expect(named.length).toBeGreaterThan(50);
  expect(listExplained()).toEqual(named);
});

it("requires one version of each", () => {
  const asked = MANIFESTS.flatMap(({ dependencies, devDependencies, optionalDependencies }) =>
    Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }),
  );
  const catalog = /^catalog:\n((?: {2}.+\n)+)/m.exec(
    readFileSync(join(root, "pnpm-workspace.yaml"), "utf8"),
  )?.[1];
  const shared = [...(catalog ?? "").matchAll(/^ {2}"?([^":]+)"?: (.+)$/gm)].map(
    ([, name = "", version = ""]) => [name, version] as const,
  );
  expect(shared.length).toBeGreaterThan(5);
  expect(
    [...asked, ...shared].filter(
      ([, version]) => !/^(?:\d+\.\d+\.\d+|catalog:|workspace:[*^])$/.test(version),
    ),
  ).toEqual([]);
});
