import { globSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { root } from "../bootstrap/checkout.mjs";
import { runCommand } from "../bootstrap/run-command.mjs";
import { packPackages, type Project } from "./pack-packages.ts";
import { readBlocks } from "./run-examples.ts";

const GUIDES = globSync("docs/guides/*.md", { cwd: root }).filter((file) => basename(file) !== "README.md");
const PACKING_MS = 60_000;
const COMPILE = "--noEmit --strict --skipLibCheck --module nodenext --target esnext --lib esnext,dom".split(
  " ",
);

let project: Project;
beforeAll(async () => {
  project = await packPackages();
}, PACKING_MS);
afterAll(() => project.close());

it("there are five", () => {
  expect(GUIDES).toHaveLength(5);
});

it("show the example's own code, at most 50 lines", () => {
  const lines = readFileSync(join(root, "examples/board/board.ts"), "utf8");
  expect(readFileSync(join(root, "docs/guides/render-your-own-board.md"), "utf8")).toContain(lines);
  expect(lines.trimEnd().split("\n").length).toBeLessThanOrEqual(50);
});

describe.each(GUIDES)("%s", (guide) => {
  const text = readFileSync(join(root, guide), "utf8");

  it("has code that compiles and prints what the guide says", async () => {
    const file = join(project.folder, basename(guide).replace(".md", ".ts"));
    writeFileSync(file, readBlocks(text, "ts").join(""));
    const compiled = await runCommand("tsc", [...COMPILE, file], { cwd: project.folder });
    expect(compiled.output).toBe("");
    const { output } = await runCommand("node", [file], { cwd: project.folder });
    expect(output).toBe(readBlocks(text, "text").join(""));
  });
});
