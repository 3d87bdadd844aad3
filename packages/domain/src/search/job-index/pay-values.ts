import { PAY_BINS, SALARY_STEPS } from "../../filter/pay-steps.ts";
import type { PayLevel } from "./columns.ts";

/** A level of pay as the salary's facets and the order by pay see it. */
export interface PayValue extends PayLevel {
  /** The bin of `PAY_BINS` it falls into; -1 where nothing is stated. */
  readonly bin: number;
  /** How many of `SALARY_STEPS` it reaches. */
  readonly steps: number;
  /** How many amounts are no higher, of all levels in whatever currency; 0 where nothing is stated. */
  readonly height: number;
}

export function readPayValues(levels: readonly PayLevel[]): PayValue[] {
  const amounts = Float64Array.from(new Set(levels.flatMap(({ most }) => most ?? []))).toSorted();
  const heights = new Map(Array.from(amounts, (amount, at) => [amount, at + 1]));
  return levels.map((level) => {
    const { most = Number.NEGATIVE_INFINITY } = level;
    return {
      ...level,
      bin: PAY_BINS.findLastIndex((from) => most >= from),
      steps: SALARY_STEPS.filter((step) => most >= step).length,
      height: heights.get(most) ?? 0,
    };
  });
}
