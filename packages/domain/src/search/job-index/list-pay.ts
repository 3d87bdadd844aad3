import type { JobFacets } from "../../filter/facets.ts";
import { PAY_BINS, SALARY_STEPS } from "../../filter/pay-steps.ts";

/** The salary's facets, from what each level of pay comes to and how many jobs have it. */
export function listPay(
  compared: readonly (number | undefined)[],
  counts: Uint32Array,
): Pick<JobFacets, "salary" | "salary_histogram"> {
  const inBin = new Uint32Array(PAY_BINS.length);
  const atLeast = new Uint32Array(SALARY_STEPS.length);
  let unstated = 0;
  for (let code = 0; code < compared.length; code += 1) {
    const count = counts[code] ?? 0;
    const most = compared[code];
    if (count === 0) continue;
    if (most === undefined) {
      unstated += count;
      continue;
    }
    const bin = PAY_BINS.findLastIndex((from) => most >= from);
    inBin[bin] = (inBin[bin] ?? 0) + count;
    for (let step = 0; step < atLeast.length && most >= (SALARY_STEPS[step] ?? 0); step += 1)
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
