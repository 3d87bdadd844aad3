import { NO_CURRENCY } from "../../src/pay/pay-range.ts";
import type { Pay } from "../../src/pay/pay.ts";
import type { PayLabel } from "./pay-label.ts";

export const SCORED = ["base", "amounts", "currency", "period", "stated", "yearly"] as const;
export type Scored = (typeof SCORED)[number];
export type Score = Readonly<Record<Scored, boolean>> & { unmarked: boolean };

/** We round annual pay to whole units, people as they like. */
const ROUNDING = 0.011;
const WORST_UNMARKED = 1.5;

/** Compares a reading with a label. If neither has base pay, everything else counts as right. */
export function scoreReading({ base, yearly }: PayLabel, read: Pay | null): Score {
  const pay = read?.onTarget ? null : read;
  const compared = annualOf(pay);
  return {
    base: (base === null) === (pay === null),
    amounts: isNear(base?.min, pay?.min) && isNear(base?.max, pay?.max),
    currency:
      (base?.currency ?? null) === (pay === null || pay.currency === NO_CURRENCY ? null : pay.currency),
    // An assumed period is right if the label has none.
    period:
      periodOf(base) === (pay?.byPiece ? "piece" : pay?.period) || (base?.period === null && isUnstated(pay)),
    stated: (base?.period_stated ?? false) === (pay !== null && !isUnstated(pay)),
    yearly: isNear(yearly?.min, compared?.min) && isNear(yearly?.max, compared?.max),
    unmarked:
      pay !== null && pay.periodAssumed === undefined && compared !== undefined && isFar(yearly, compared),
  };
}

/** We do not distinguish pieces from projects. */
function periodOf(base: PayLabel["base"]) {
  return base?.period === "project" ? "piece" : base?.period;
}

const isUnstated = (pay: Pay | null) => pay?.periodAssumed === true && pay.byPiece === undefined;

/** The annual pay used for comparison; undefined for pay that is only shown. */
function annualOf(pay: Pay | null): Pay["annual"] | undefined {
  return (pay?.annual.min ?? pay?.annual.max) === undefined ? undefined : pay?.annual;
}

function isNear(a: number | null | undefined, b: number | undefined): boolean {
  if (a === null || a === undefined || b === undefined) return (a ?? undefined) === b;
  return Math.abs(a - b) <= ROUNDING * Math.max(a, b);
}

function isFar(yearly: PayLabel["yearly"], read: Pay["annual"]): boolean {
  if (yearly === null) return true;
  const ends = [
    [yearly.min, read.min],
    [yearly.max, read.max],
  ] as const;
  return ends.some(([a, b]) => {
    if (a === null || b === undefined) return false;
    return Math.max(a, b) > WORST_UNMARKED * Math.min(a, b);
  });
}
