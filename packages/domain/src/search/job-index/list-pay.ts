import type { JobFacets } from "../../filter/facets.ts";
import { PAY_BINS, SALARY_STEPS } from "../../filter/pay-steps.ts";
import type { PayValue } from "./pay-values.ts";

/** The salary's facets, from how many jobs have each level of pay. */
export function listPay(
  levels: readonly PayValue[],
  counts: Uint32Array,
  currency: string | undefined,
): Pick<JobFacets, "salary" | "salary_histogram"> {
  const inBin = new Uint32Array(PAY_BINS.length);
  /** By how many of the steps a job's pay reaches. */
  const reaching = new Uint32Array(SALARY_STEPS.length + 1);
  let unstated = 0;
  for (let code = 0; code < levels.length; code += 1) {
    const count = counts[code] ?? 0;
    const level = levels[code];
    if (count === 0 || !level) continue;
    if (level.most === undefined) unstated += count;
    else if (currency === undefined || currency === level.currency) {
      inBin[level.bin] = (inBin[level.bin] ?? 0) + count;
      reaching[level.steps] = (reaching[level.steps] ?? 0) + count;
    }
  }
  const atLeast = (step: number) => reaching.subarray(step + 1).reduce((sum, count) => sum + count, 0);
  return {
    salary: [
      ...SALARY_STEPS.map((value, step) => ({ value: String(value), count: atLeast(step) })),
      { value: "unstated", count: unstated },
    ],
    salary_histogram: PAY_BINS.map((from, bin) => ({ from, count: inBin[bin] ?? 0 })),
  };
}
