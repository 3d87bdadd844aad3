import { describe, expect, it } from "vitest";

import { createFormats } from "../../platform/locale/formats.ts";
import { describePayBins, drawPayBars } from "./pay-histogram.tsx";

const formats = createFormats("en");
const bins = [
  { from: 0, count: 1 },
  { from: 10_000, count: 0 },
  { from: 20_000, count: 200 },
  { from: 30_000, count: 100 },
];

describe("the pay histogram", () => {
  it("says how many jobs state pay, and what most of them pay", () => {
    expect(describePayBins(bins, "USD", formats)).toBe(
      "Annual pay of 301 jobs in USD, most often $20k to $30k: 200 jobs",
    );
    expect(describePayBins([{ from: 250_000, count: 1 }], "EUR", formats)).toBe(
      "Annual pay of 1 job in EUR, most often €250k or more: 1 job",
    );
  });

  it("draws a bar for each bin with jobs: full height for the fullest, still visible for the emptiest", () => {
    expect(drawPayBars(bins, { from: 0, to: 4, height: 40 })).toBe(
      "M0.1 40v-2h.8v2zM2.1 40v-40h.8v40zM3.1 40v-20h.8v20z",
    );
  });

  it("draws a part of the bars at the scale of all", () => {
    expect(drawPayBars(bins, { from: 3, to: 4, height: 40 })).toBe("M3.1 40v-20h.8v20z");
  });
});
