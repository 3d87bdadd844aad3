import { PAY_PERIODS } from "./pay-periods.ts";
import { isRange, yearOf } from "./pay-range.ts";
import type { Pay, PayRange } from "./pay.ts";

/** How far a feed's rounding may take a year's pay from what the description states. */
const ROUNDING = 0.011;
/**
 * A description's pay that comes to the year that was sent, with the period that this tells where none is stated: yearly amounts
 * 2,080 times the description's show it to be an hour's. Undefined where it comes to another year.
 */
export function concludePeriod(pay: Pay, sent: Pay): Pay | undefined {
  // What no year's pay can be is sent as it stands: "10,000 USD annual", of a bonus for joining.
  const year = sent.periodAssumed || sent.implausible ? sent : sent.annual;
  if (pay.byPiece) return undefined;
  if (pay.periodAssumed === undefined || (pay.annual.min ?? pay.annual.max) !== undefined)
    return isSameRange(yearOf(pay, pay.period), year) ? pay : undefined;
  const period = PAY_PERIODS.find((time) => isSameRange(yearOf(pay, time), year));
  if (period === undefined) return undefined;
  // What no job pays stays so where the description repeats it.
  if (sent.implausible && period === "year")
    return { ...pay, period: sent.period, annual: {}, implausible: true };
  // The same amounts without a period on either side tell of none.
  return period === "year" && sent.periodAssumed ? pay : { ...pay, period, annual: yearOf(pay, period) };
}

/** Whether both are one range; an end that the description leaves open is the feed's other one, or open too. */
function isSameRange({ min, max }: PayRange, sent: PayRange): boolean {
  if (min !== undefined && max !== undefined) return isNear(min, sent.min) && isNear(max, sent.max);
  const isOpen = min === undefined ? sent.min === undefined : sent.max === undefined;
  return (isOpen || sent.min === sent.max) && isNear(min ?? max, sent.max ?? sent.min);
}

/** Whether a stated time's pay, or a range, begins or ends as the sent year does: the feed then has it from here. */
export function sharesEnd(base: Pay, sent: Pay): boolean {
  if (!base.byPiece && (base.period === "year" ? !isRange(base) : base.periodAssumed)) return false;
  const all = sent.periodAssumed ? sent : sent.annual;
  // Feeds turn pay by the piece into a year's too, as if a piece took an hour.
  const years = (base.byPiece ? PAY_PERIODS : [base.period]).map((period) => yearOf(base, period));
  return years.some(({ min, max }) => {
    const ends = [isNear(min, all.min), isNear(max, all.max)];
    return base.byPiece ? ends.every(Boolean) : ends.some(Boolean);
  });
}

export const isNear = (a: number | undefined, b: number | undefined) =>
  a !== undefined && b !== undefined && Math.abs(a - b) <= ROUNDING * b;
