import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, it } from "vitest";

import { root } from "./bootstrap/checkout.mjs";
import { importedPackages } from "./imported-packages.ts";

/** The boxes of the diagram that are packages here, by the names it gives them. */
const BOXES: Readonly<Record<string, string>> = {
  domain: "packages/domain",
  data: "packages/data",
  serving: "packages/serving",
  functions: "apps/functions",
  web: "apps/web",
};

it("the architecture page draws an arrow for each import between packages, and no others", () => {
  const page = readFileSync(join(root, "docs/architecture.md"), "utf8");
  const drawn = readArrows(page);
  expect(drawn.length).toBeGreaterThan(2);
  expect(drawn).toEqual(listImports());
});

it("the diagram has a box for each package", () => {
  const folders = globSync("{packages,apps}/*/package.json", { cwd: root });
  expect(folders.map((file) => file.replace("/package.json", "")).toSorted()).toEqual(
    Object.values(BOXES).toSorted(),
  );
});

it.each([
  ["domain --> data --> web", ["data --> web", "domain --> data"]],
  ["domain --> functions\n  web --> visitor([visitor])", ["domain --> functions"]],
  ['data -. "callables" .-> functions\n  functions <--> firestore', []],
])("arrows between packages are read from %j", (lines, arrows) => {
  expect(readArrows(`\`\`\`mermaid\nflowchart LR\n  ${lines}\n\`\`\``)).toEqual(arrows);
});

/** From what is imported to what imports it. */
function listImports(): string[] {
  const arrows = Object.entries(BOXES).flatMap(([importer, folder]) => {
    const files = globSync("src/**/*.{ts,tsx}", { cwd: join(root, folder) }).filter(isProduct);
    const names = files.flatMap((file) => importedPackages(readFileSync(join(root, folder, file), "utf8")));
    return [...new Set(names)]
      .map((name) => name.replace("@farwork/", ""))
      .filter((name) => name in BOXES && name !== importer)
      .map((imported) => `${imported} --> ${importer}`);
  });
  return arrows.toSorted();
}

function isProduct(file: string): boolean {
  return !/\.test\.|\/testing\//.test(file);
}

function readArrows(page: string): string[] {
  const [, diagram = ""] = /```mermaid\n([\s\S]*?)```/.exec(page) ?? [];
  const arrows = diagram.split("\n").flatMap((line) => {
    const nodes = line.trim().split(" --> ");
    return nodes.slice(1).map((node, index) => [nodes[index] ?? "", node] as const);
  });
  return arrows
    .filter((arrow) => arrow.every((node) => node in BOXES))
    .map(([from, to]) => `${from} --> ${to}`)
    .toSorted();
}
