import type { JobFacets } from "../../filter/facets.ts";
import { PAY_BIN_WIDTH, PAY_BINS, SALARY_STEPS } from "../../filter/pay-steps.ts";

const STEPS = SALARY_STEPS.length;
const LAST_BIN = PAY_BINS.length - 1;

/** The salary's facets, from what each level of pay comes to and how many jobs have it. */
export function listPay(
  compared: readonly (number | undefined)[],
  counts: Uint32Array,
): Pick<JobFacets, "salary" | "salary_histogram"> {
  const inBin = new Uint32Array(PAY_BINS.length);
  const atLeast = new Uint32Array(STEPS);
  let unstated = 0;
  for (let code = 0; code < compared.length; code += 1) {
    const count = counts[code] ?? 0;
    const most = compared[code];
    if (count === 0) continue;
    if (most === undefined) {
      unstated += count;
      continue;
    }
    // Thousands of levels at every question: a search for the bin would take longer than all the rest.
    const bin = Math.min(Math.floor(most / PAY_BIN_WIDTH), LAST_BIN);
    inBin[bin] = (inBin[bin] ?? 0) + count;
    for (let step = 0; step < STEPS && most >= (SALARY_STEPS[step] ?? 0); step += 1)
      atLeast[step] = (atLeast[step] ?? 0) + count;
  }
  return {
    salary: [
      ...SALARY_STEPS.map((value, step) => ({ value: String(value), count: atLeast[step] ?? 0 })),
      { value: "unstated", count: unstated },
    ],
    salary_histogram: PAY_BINS.map((from, bin) => ({ from, count: inBin[bin] ?? 0 })),
  };
}
