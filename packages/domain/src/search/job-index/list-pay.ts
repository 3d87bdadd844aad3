import type { JobFacets } from "../../filter/facets.ts";
import { PAY_BIN_COUNT, PAY_BIN_WIDTH, SALARY_STEPS } from "../../filter/pay-steps.ts";
import type { PayLevel } from "./columns.ts";

const STEPS = SALARY_STEPS.length;
const LAST_BIN = PAY_BIN_COUNT - 1;

/**
 * The salary facets in steps of `payScale`, from the pay levels, the converted amount of each and the number of jobs
 * that have it.
 */
export function listPay(
  levels: readonly PayLevel[],
  compared: Float64Array,
  counts: Uint32Array,
  scale: number,
): Pick<JobFacets, "salary" | "salary_assumed" | "salary_histogram"> {
  const inBin = new Uint32Array(PAY_BIN_COUNT);
  const atLeast = new Uint32Array(STEPS);
  const width = PAY_BIN_WIDTH * scale;
  let unstated = 0;
  let assumed = 0;
  for (let code = 0; code < compared.length; code += 1) {
    const count = counts[code] ?? 0;
    const most = compared[code] ?? Number.NaN;
    if (count === 0) continue;
    if (Number.isNaN(most)) {
      unstated += count;
      continue;
    }
    if (levels[code]?.assumed) assumed += count;
    // Computed, not searched: with thousands of levels per query, searching for the bin would dominate.
    const bin = Math.min(Math.floor(most / width), LAST_BIN);
    inBin[bin] = (inBin[bin] ?? 0) + count;
    for (let step = 0; step < STEPS && most >= (SALARY_STEPS[step] ?? 0) * scale; step += 1)
      atLeast[step] = (atLeast[step] ?? 0) + count;
  }
  return {
    salary: [
      ...SALARY_STEPS.map((value, step) => ({ value: String(value * scale), count: atLeast[step] ?? 0 })),
      { value: "unstated", count: unstated },
    ],
    salary_assumed: assumed,
    salary_histogram: Array.from(inBin, (count, bin) => ({ from: bin * width, count })),
  };
}
