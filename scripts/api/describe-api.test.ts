import { readFileSync } from "node:fs";

import { expect, it } from "vitest";

import { PUBLISHED } from "../packages/manifest.ts";
import { describeApi, reportPath } from "./describe-api.ts";
import { describeReference, referencePath } from "./describe-reference.ts";

it.each(PUBLISHED)("tells of all that @farwork/%s offers now: `pnpm api` writes it anew", (name) => {
  const told = readFileSync(reportPath(name), "utf8");
  const offered = describeApi(name);
  expect(listMissing(offered, told), "offered, and not told").toEqual([]);
  expect(listMissing(told, offered), "told, and no longer offered").toEqual([]);
  expect(told).toBe(offered);
});

it.each(PUBLISHED)("tells how all that @farwork/%s offers is used: `pnpm api` writes it anew", (name) => {
  const told = readFileSync(referencePath(name), "utf8");
  const offered = describeReference(name);
  expect(listMissing(offered, told), "said in the code, and not told").toEqual([]);
  expect(told).toBe(offered);
});

it("tells of a function what it does, how it is called, and an example", () => {
  const told = describeReference("domain");
  expect(told).toContain("\n### jobPath\n\nA job's own page");
  expect(told).toContain("function jobPath(job: {");
  expect(told).toContain('"/jobs/remotive-7/developpeur-c-plus-plus-tern"');
});

it("names entries, what they declare, and what that leads to", () => {
  const offered = describeApi("domain");
  expect(offered).toContain("- `@farwork/domain/links`: links/index");
  expect(offered).toContain("export declare function jobPath(job: {");
  // Of no entry of its own, and reached by the index.
  expect(offered).toContain("## search/job-index/query-job-index");
  expect(offered).not.toContain("@example");
});

const listMissing = (text: string, other: string) => {
  const lines = new Set(other.split("\n"));
  return text.split("\n").filter((line) => !lines.has(line));
};

it.each([
  ["domain", "readOpenCards", "type KeptCard ="],
  ["domain", "pickAlertedSearches", "type Pickable ="],
  ["data", "watchBilling", "interface Listener {"],
] as const)(
  "tells in the reference of @farwork/%s what %s names and nobody can import",
  (name, title, type) => {
    const section = describeReference(name).split(`\n### ${title}\n`)[1]?.split("\n### ")[0];
    expect(section).toContain(type);
  },
);
