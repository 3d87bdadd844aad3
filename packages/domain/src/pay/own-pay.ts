import type { Money } from "./parse-salary.ts";
import { isRange, joinRange, mayBeOfOneJob } from "./pay-range.ts";
import type { Statement } from "./pay-statements.ts";
import type { Pay } from "./pay.ts";
import { sharesEnd } from "./same-pay.ts";

export const basesOf = (statements: readonly Money[]) => statements.flatMap(({ base }) => base ?? []);

/**
 * What tells the job's pay, in the text's order: what is called so, or where the feed has it from, and the ranges around it, whose
 * places stand where it is called pay. What is called base pay goes before what is only called pay, and that before all that
 * is paid.
 */
export function chooseOwn(all: readonly Statement[], sent: Pay | null): Pay[] {
  const full = all.filter(({ isForPartTime, isForTraining }) => !isForPartTime && !isForTraining);
  const statements = full.some(isOwnPay) ? full : all;
  const named = statements.filter(
    (statement) =>
      isOwnPay(statement) || (sent !== null && statement.base !== null && sharesEnd(statement.base, sent)),
  );
  const bases = named.filter(({ namesBase }) => namesBase);
  const parts = named.filter(({ namesTotal }) => !namesTotal);
  // What comes to no year is still what the job pays, where nothing else says it.
  const shown = sent === null ? statements.filter(isShownPay) : [];
  const chosen = [bases, parts, named, shown].find((some) => some.length > 0) ?? [];
  const counted = new Set(chosen);
  for (const statement of statements) {
    const near = [...counted].filter(({ at }) => Math.abs(at - statement.at) <= NEXT_LINES);
    if ((near.length > 0 && isPlace(statement)) || near.some((one) => isOverlapping(statement, one)))
      counted.add(statement);
  }
  return basesOf(statements.filter((statement) => counted.has(statement)));
}

/** "Tier 1: $80/hr", "Tier 2: $65/hr": the first has what all of them come to. */
export function joinLevels(statements: readonly Statement[]): Statement[] {
  const joined: Statement[] = [];
  for (const statement of statements) {
    const at = joined.findLastIndex(({ isOfLevel }) => isOfLevel && statement.isOfLevel);
    const [first, base] = [joined[at], statement.base];
    const isOfOne = first?.base && base && isAlike(first.base, base);
    if (first?.base && isOfOne) joined[at] = { ...first, base: joinPay(first.base, base) };
    else joined.push(statement);
  }
  return joined;
}

const isAlike = (a: Pay, b: Pay) =>
  a.currency === b.currency && a.period === b.period && a.byPiece === b.byPiece && mayBeOfOneJob(a, b);

const joinPay = (a: Pay, b: Pay): Pay => ({
  ...a,
  ...joinRange(a, b),
  annual: joinRange(a.annual, b.annual),
});

/** A place's name may stand between two places' pay. */
const NEXT_LINES = 2;

const isPlace = ({ base, namesPay, namesTotal, isAlone, isLong }: Statement) =>
  !namesTotal && (isAlone || !namesPay) && !isLong && base !== null && isRange(base);

/** "The base range is $100k - $120k. For New York, the range is $110k - $130k": none of them is all that is paid. */
function isOverlapping(statement: Statement, { base: own }: Statement): boolean {
  const { base, namesTotal, namesPay, isLong } = statement;
  if (!base || !own || !namesPay || namesTotal || isLong) return false;
  const { min = 0, max = 0 } = base;
  return min < max && min > (own.min ?? 0) && min < (own.max ?? 0) && max > (own.max ?? 0);
}

/**
 * Called pay: for a time that comes to no year (what is left after tax), by the piece, at odd times, or from one amount to
 * another for none.
 */
const isShownPay = ({ base, namesPay, isOddTimes }: Money) =>
  base !== null &&
  namesPay &&
  (base.periodAssumed === undefined || base.byPiece === true || isOddTimes || base.min !== base.max);

/** Whether this alone tells the job's pay: it is called so, and for a time that is stated or told by its size. */
export function isOwnPay({ base, namesPay, isAlone }: Money): boolean {
  // A line of nothing but "$50 per sale" may come beside pay.
  const isPieces = base?.byPiece === true && !isAlone;
  return base !== null && namesPay && (isPieces || (base.annual.min ?? base.annual.max) !== undefined);
}
