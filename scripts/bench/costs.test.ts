import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { root } from "../bootstrap/checkout.mjs";
import { MOST } from "./cost-case.ts";
import { COST_CASES, findOtherAnswers, findUnmeasured } from "./measure-costs.ts";

const page = readFileSync(join(root, "docs/costs.md"), "utf8");
const rows = page
  .split("\n")
  .filter((line) => line.startsWith("| `"))
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .map(([, of = "", what = "", worst, median, kilobytes, charged, status, jobs, exception = ""]) => ({
    name: `${of.replaceAll("`", "")}, ${what}`,
    worstMs: Number(worst),
    medianMs: Number(median),
    bytes: Number(kilobytes) * 1000,
    charged: Number(charged),
    status: Number(status),
    jobs: jobs === "" ? undefined : Number(jobs),
    isException: exception !== "",
  }));

const findCase = (name: string) => COST_CASES.find(({ of, what }) => `${of}, ${what}` === name);

describe("the table of costs", () => {
  it("measures every page, endpoint and callable", () => {
    expect(findUnmeasured()).toEqual([]);
  });

  it("finds what no case measures", () => {
    expect(findUnmeasured(COST_CASES.filter(({ of }) => of !== "fetchJobs" && of !== "/saved"))).toEqual([
      "/saved",
      "fetchJobs",
    ]);
  });

  it("is rejected if a row's answer differs from what its case states: an error, or too few jobs", () => {
    const stated = { of: "fetchJobs", what: "a page", jobs: 50 };
    const row = { ...stated, units: 10, worstMs: 1, medianMs: 1, bytes: 1, times: 20, statuses: [200] };
    const others = [
      { ...row, statuses: [429] },
      { ...row, statuses: [200, 429] },
      { ...row, jobs: 1 },
    ];
    expect(findOtherAnswers([row, ...others], [stated])).toEqual(others);
    const refusal = { ...stated, status: 429 };
    expect(findOtherAnswers([row, { ...row, statuses: [429] }], [refusal])).toEqual([row]);
  });

  it("has a row for each case, and no others", () => {
    expect(rows.map(({ name }) => name)).toEqual(COST_CASES.map(({ of, what }) => `${of}, ${what}`));
  });

  it.each(rows)("stays within the bounds or is an exception: $name", ({ worstMs, bytes, isException }) => {
    expect(isException || (worstMs <= MOST.cpuMs && bytes <= MOST.bytes)).toBe(true);
  });

  it.each(rows)("was answered as its case states: $name", ({ name, status, jobs }) => {
    const stated = findCase(name);
    expect([status, jobs]).toEqual([stated?.status ?? 200, stated?.jobs]);
  });

  it.each(rows)("is charged as it is measured: $name", ({ name, charged, medianMs }) => {
    expect(charged).toBe(findCase(name)?.units);
    expect(charged).toBeGreaterThanOrEqual(Math.floor(medianMs));
  });
});
