import { readFileSync } from "node:fs";

import { expect, it } from "vitest";

import { describeApi, PUBLISHED, reportPath } from "./describe-api.ts";

it.each(PUBLISHED)("tells of all that @farwork/%s offers now: `pnpm api` writes it anew", (name) => {
  const told = readFileSync(reportPath(name), "utf8");
  const offered = describeApi(name);
  expect(listMissing(offered, told), "offered, and not told").toEqual([]);
  expect(listMissing(told, offered), "told, and no longer offered").toEqual([]);
  expect(told).toBe(offered);
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
