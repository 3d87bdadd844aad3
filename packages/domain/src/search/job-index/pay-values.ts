import { PAY_BINS, SALARY_STEPS } from "../../filter/pay-steps.ts";
import type { PayLevel } from "./segment.ts";

/** A level of pay as the salary's facets see it. */
export interface PayValue extends PayLevel {
  /** The bin of `PAY_BINS` it falls into; -1 where nothing is stated. */
  readonly bin: number;
  /** How many of `SALARY_STEPS` it reaches. */
  readonly steps: number;
}

export function readPayValue(level: PayLevel): PayValue {
  const { most = Number.NEGATIVE_INFINITY } = level;
  return {
    ...level,
    bin: PAY_BINS.findLastIndex((from) => most >= from),
    steps: SALARY_STEPS.filter((step) => most >= step).length,
  };
}
