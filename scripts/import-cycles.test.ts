import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { afterAll, describe, expect, it } from "vitest";

import { root } from "./bootstrap/checkout.mjs";
import { findCycle, groupByFolder, readFileImports } from "./imported-files.ts";

const ROOMS = ["packages/domain", "packages/data", "packages/serving", "apps/functions"];

it.each(ROOMS)("no two files in %s import each other", (name) => {
  const imports = readFileImports(join(root, name, "src"));
  expect(imports.size).toBeGreaterThan(3);
  expect(findCycle(imports)).toBeUndefined();
});

it.each(ROOMS)("no two folders in %s import each other", (name) => {
  expect(findCycle(groupByFolder(readFileImports(join(root, name, "src"))))).toBeUndefined();
});

it.each(ROOMS)("no two nouns in %s import each other, with all of their folders", (name) => {
  expect(
    findCycle(groupByFolder(withoutTestHelpers(readFileImports(join(root, name, "src"))), nounOf)),
  ).toBeUndefined();
});

describe("finds a cycle", () => {
  const folder = mkdtempSync(join(tmpdir(), "farwork-cycles-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it("between files, whichever way they import, and between folders whose files have none", () => {
    writeSources(folder, {
      "job/job.ts": 'import type { Pay } from "../pay/pay.ts";',
      "job/title.ts": "export const title = 1;",
      "pay/pay.ts": 'import {\n  type Currency,\n} from "./currency.ts";',
      "pay/currency.ts": 'export { x } from "../job/title.ts";',
      "pay/currency.test.ts": 'import "./pay.ts";',
    });
    expect(findCycle(readFileImports(folder))).toBeUndefined();
    expect(findCycle(groupByFolder(readFileImports(folder)))).toEqual(["job", "pay", "job"]);
    writeSources(folder, { "job/title.ts": 'const { a } = await import("./job.ts");' });
    expect(findCycle(readFileImports(folder))).toEqual([
      "job/job.ts",
      "pay/pay.ts",
      "pay/currency.ts",
      "job/title.ts",
      "job/job.ts",
    ]);
  });

  it("between nouns whose folders have none, unless test helpers make it", () => {
    const imports = new Map([
      ["place/place.ts", ["eligibility/phrases/phrase.ts"]],
      ["eligibility/reading/read.ts", ["place/place.ts"]],
      ["eligibility/phrases/phrase.ts", []],
    ]);
    expect(findCycle(groupByFolder(imports))).toBeUndefined();
    expect(findCycle(groupByFolder(imports, nounOf))).toEqual(["place", "eligibility", "place"]);
    const helpers = new Map([
      ["duplicate/fixtures/pair.ts", ["feed/feed.ts"]],
      ["feed/feed.ts", ["duplicate/key.ts", "testing/build.ts"]],
      ["testing/build.ts", ["feed/feed.ts"]],
    ]);
    expect(findCycle(groupByFolder(withoutTestHelpers(helpers), nounOf))).toBeUndefined();
  });

  it("in a file that imports itself", () => {
    expect(findCycle(new Map([["a.ts", ["a.ts"]]]))).toEqual(["a.ts", "a.ts"]);
  });
});

/** The first folder of a file: of a noun, all of its folders as one. */
function nounOf(file: string): string {
  const [noun = ""] = file.split("/");
  return noun;
}

/** Test helpers may build on everything, and what they help to test may use them. */
function withoutTestHelpers(imports: ReadonlyMap<string, readonly string[]>): Map<string, string[]> {
  const isShipped = (file: string) => !/(?:^|\/)(?:testing|fixtures)\//.test(file);
  return new Map(
    [...imports].filter(([file]) => isShipped(file)).map(([file, paths]) => [file, paths.filter(isShipped)]),
  );
}

function writeSources(folder: string, sources: Readonly<Record<string, string>>): void {
  for (const [file, code] of Object.entries(sources)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), code);
  }
}
