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

  it("in a file that imports itself", () => {
    expect(findCycle(new Map([["a.ts", ["a.ts"]]]))).toEqual(["a.ts", "a.ts"]);
  });
});

function writeSources(folder: string, sources: Readonly<Record<string, string>>): void {
  for (const [file, code] of Object.entries(sources)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), code);
  }
}
