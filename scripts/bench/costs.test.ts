import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { root } from "../bootstrap/checkout.mjs";
import { MOST } from "./cost-case.ts";
import { COST_CASES, findMixedAnswers, findUnmeasured } from "./measure-costs.ts";

const page = readFileSync(join(root, "docs/costs.md"), "utf8");
const rows = page
  .split("\n")
  .filter((line) => line.startsWith("| `"))
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .map(([, of = "", what = "", worst, median, kilobytes, charged, , exception = ""]) => ({
    name: `${of.replaceAll("`", "")}, ${what}`,
    worstMs: Number(worst),
    medianMs: Number(median),
    bytes: Number(kilobytes) * 1000,
    charged: Number(charged),
    isException: exception !== "",
  }));

describe("the table of costs", () => {
  it("measures every page, endpoint and callable", () => {
    expect(findUnmeasured()).toEqual([]);
  });

  it("finds what is measured by nothing", () => {
    expect(findUnmeasured(COST_CASES.filter(({ of }) => of !== "fetchJobs" && of !== "/saved"))).toEqual([
      "/saved",
      "fetchJobs",
    ]);
  });

  it("is refused where a row's requests were not all answered alike, as where one of them came too often", () => {
    const row = {
      of: "readSession",
      what: "a page",
      units: 40,
      worstMs: 1,
      medianMs: 1,
      bytes: 1,
      times: 20,
    };
    const alike = { ...row, statuses: [200] };
    const mixed = { ...row, statuses: [200, 429] };
    expect(findMixedAnswers([alike, mixed])).toEqual([mixed]);
  });

  it("has a row for each case, and no other", () => {
    expect(rows.map(({ name }) => name)).toEqual(COST_CASES.map(({ of, what }) => `${of}, ${what}`));
  });

  it.each(rows)("keeps within the bounds or is an exception: $name", ({ worstMs, bytes, isException }) => {
    expect(isException || (worstMs <= MOST.cpuMs && bytes <= MOST.bytes)).toBe(true);
  });

  it.each(rows)("is charged as it is measured: $name", ({ name, medianMs, charged }) => {
    expect(charged).toBe(COST_CASES.find(({ of, what }) => `${of}, ${what}` === name)?.units);
    expect(charged).toBeGreaterThanOrEqual(Math.floor(medianMs));
  });
});
