import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, it } from "vitest";

import { root } from "../bootstrap/checkout.mjs";
import { readManifest } from "../packages/manifest.ts";

/** What any manifest of the workspace names, but for types, which go without saying. */
function listNamed(): string[] {
  const folders = ["", ...globSync("{apps,packages}/*", { cwd: root })];
  const names = folders.flatMap((folder) => {
    const { dependencies, peerDependencies, devDependencies } = readManifest(join(root, folder));
    return Object.keys({ ...dependencies, ...peerDependencies, ...devDependencies });
  });
  return [...new Set(names)].filter((name) => !name.startsWith("@types/")).toSorted();
}

/** What the page gives a reason for: the first cells of its tables' lines. */
function listExplained(): string[] {
  const page = readFileSync(join(root, "docs/dependencies.md"), "utf8");
  const cells = [...page.matchAll(/^\| (`[^|]+`)\s*\|/gm)].map(([, cell = ""]) => cell);
  return cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name)).toSorted();
}

it("gives a reason for each package that a manifest names, once, and for no other", () => {
  const named = listNamed();
  expect(named.length).toBeGreaterThan(50);
  expect(listExplained()).toEqual(named);
});
