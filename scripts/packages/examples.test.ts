import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

import { root } from "../bootstrap/checkout.mjs";
import { runCommand } from "../bootstrap/run-command.mjs";
import { PUBLISHED } from "./manifest.ts";
import { packPackages, type Project } from "./pack-packages.ts";
import { listExamples, listReadme, readExample, runExample, writeExample } from "./run-examples.ts";

const PACKING_MS = 60_000;
const COMPILER = {
  compilerOptions: {
    target: "esnext",
    module: "nodenext",
    lib: ["esnext", "dom", "dom.iterable"],
    types: [],
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
  },
};

let project: Project;
beforeAll(async () => {
  project = await packPackages();
  for (const name of PUBLISHED) {
    const folder = join(project.folder, name);
    mkdirSync(folder);
    cpSync(join(root, `scripts/packages/stage-${name}.ts`), join(folder, "stage.ts"));
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(COMPILER));
    for (const example of [...listExamples(name).examples, ...listReadme(name)])
      writeExample(folder, example);
  }
}, PACKING_MS);
afterAll(() => project.close());

describe.each(PUBLISHED)("the docstrings and the readme of @farwork/%s", (name) => {
  it("have an example for every function", () => {
    expect(listExamples(name).without).toEqual([]);
  });

  it("have examples that compile", async () => {
    const { output } = await runCommand("tsc", ["-p", join(project.folder, name)], { cwd: project.folder });
    expect(output).toBe("");
  });
});

describe("a block of code in the readme of @farwork/domain", () => {
  it.each(listReadme("domain").map(({ name }) => [name]))("runs: %s", async (name) => {
    const log = vi.spyOn(console, "log").mockReturnValue();
    await expect(runExample(join(project.folder, "domain", `${name}.ts`))).resolves.toEqual([]);
    log.mockRestore();
  });

  it("is one of two", () => {
    expect(listReadme("domain")).toHaveLength(2);
  });
});

describe("an example in @farwork/domain gives what its comment says", () => {
  it.each(listExamples("domain").examples.map((example) => [example.name]))("%s", async (name) => {
    for (const [given, said] of await runExample(join(project.folder, "domain", `${name}.ts`))) {
      expect(given).toEqual(said);
    }
  });

  it("each has such a comment", () => {
    const silent = listExamples("domain").examples.filter(({ code }) => !code.includes("; // => "));
    expect(silent.map(({ name }) => name)).toEqual([]);
  });
});

describe("reading an example", () => {
  it("ends where the next tag begins", () => {
    expect(readExample("Adds.\n\n@example add(1, 2); // => 3\n@throws never")).toBe("add(1, 2); // => 3");
    expect(readExample("Adds.")).toBeUndefined();
  });

  it("rejects an example whose comment is wrong", async () => {
    const example = { name: "wrong", code: "const sum = 1 +\n  2; // => 4" };
    const file = writeExample(join(project.folder, "domain"), example);
    expect(await runExample(file)).toEqual([[3, 4]]);
  });
});
