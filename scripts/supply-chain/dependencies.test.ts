import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, it } from "vitest";
import * as z from "zod/mini";

import { root } from "../bootstrap/checkout.mjs";

const Names = z.optional(z.record(z.string(), z.string()));
const Manifest = z.object({ dependencies: Names, peerDependencies: Names, devDependencies: Names });

/** What any manifest of the workspace names, but for types, which go without saying. */
function listNamed(): string[] {
  const files = ["package.json", ...globSync("{apps,packages}/*/package.json", { cwd: root })];
  const names = files.flatMap((file) => {
    const manifest = z.parse(Manifest, JSON.parse(readFileSync(join(root, file), "utf8")));
    return Object.values(manifest).flatMap((named) => Object.keys(named ?? {}));
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
