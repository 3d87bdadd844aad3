import { isRange, joinRange, mayBeOfOneJob } from "./pay-range.ts";
import type { SalaryToken } from "./salary-tokens.ts";
import type { StatedAmounts } from "./stated-amounts.ts";

/**
 * The pay among the amounts a text states: the first called base pay, or the first that is not only hoped for.
 * Pay for other places or levels ("$150k - $180k (NYC) or $120k - $150k elsewhere") widens it to what anyone may
 * get, where it is of the same currency and period; other currencies are left out, for none is converted. What is paid
 * in training is left out where there is pay for after it, and what part time brings where there is full time's.
 */
export function choosePay(
  tokens: readonly SalaryToken[],
  stated: readonly StatedAmounts[],
): StatedAmounts | undefined {
  const bases = stated.filter(({ role }) => role === "base");
  const rest = stated.filter(({ role }) => role === "pay" || role === undefined);
  const paid = bases.length > 0 ? [...bases, ...rest.filter(isPlaceOf(bases))] : rest;
  const trained = unlessAll(paid, ({ isForTraining }) => isForTraining);
  const [first, ...others] = unlessAll(trained, ({ isForPartTime }) => isForPartTime);
  if (first === undefined) return undefined;
  return others.reduce<StatedAmounts>(
    (pay, other) => {
      if (isMostOf(tokens, pay, other)) return { ...pay, max: other.max, period: pay.period ?? other.period };
      return isAlternative(tokens, first, other) ? joinAmounts(pay, other) : pay;
    },
    withPeriodOfAll(first, stated),
  );
}

/** Without those that are such, unless all are. */
function unlessAll(all: readonly StatedAmounts[], isSuch: (one: StatedAmounts) => boolean) {
  const others = all.filter((one) => !isSuch(one));
  return others.length > 0 ? others : all;
}

/** "Base of $800 plus commission, in all you may earn $3,000 a month": the base is for a month too. */
function withPeriodOfAll(base: StatedAmounts, stated: readonly StatedAmounts[]): StatedAmounts {
  if (base.role !== "base" || base.period !== undefined) return base;
  const amount = base.max ?? base.min ?? 0;
  const all = stated.find(({ role, currency, period, max = 0 }) => {
    const isMore = amount < max && max <= MOST_OF_ALL * amount;
    return role === "on-target" && currency === base.currency && period !== undefined && isMore;
  });
  return all ? { ...base, period: all.period } : base;
}

/** How many times the base all that is earned may be: more is another's. */
const MOST_OF_ALL = 5;

/** Another place's base pay, which it is not called again: "$100k - $120k base in Ohio and $110k - $130k in New York", or its most. */
const isPlaceOf = (bases: readonly StatedAmounts[]) => (other: StatedAmounts) =>
  other.role === undefined &&
  bases.some((base) => {
    const isMost = base.max === undefined && other.min === undefined;
    const isNext = isRange(base) && isRange(other) && (other.min ?? 0) < (base.max ?? 0);
    return base.end <= other.start && (isNext || isMost);
  });

const SEPARATORS: ReadonlySet<SalaryToken["kind"]> = new Set(["addition", "plus", "alternative"]);

const findSeparator = (tokens: readonly SalaryToken[], first: StatedAmounts, other: StatedAmounts) =>
  tokens.slice(first.end, other.start).findLast(({ kind }) => SEPARATORS.has(kind))?.kind;

/** Whether one states the least and the other the most: "starts at $17 an hour and goes up to $22". */
function isMostOf(
  tokens: readonly SalaryToken[],
  least: StatedAmounts,
  most: StatedAmounts,
): most is StatedAmounts & { max: number } {
  if (least.min === undefined || least.max !== undefined) return false;
  if (most.max === undefined || most.min !== undefined) return false;
  return (
    findSeparator(tokens, least, most) === undefined &&
    isAlike(least, most) &&
    least.min < most.max &&
    mayBeOfOneJob(least, most)
  );
}

function isAlternative(tokens: readonly SalaryToken[], first: StatedAmounts, other: StatedAmounts): boolean {
  const separator = findSeparator(tokens, first, other);
  const ranges = isRange(first) && isRange(other);
  // "$30/hour for undergraduates and $40/hour for graduates"
  const isAnd = tokens.slice(first.end, other.start).some(({ kind }) => kind === "and");
  const isEach =
    (isAnd || (first.isOfLevel && other.isOfLevel)) &&
    first.period !== undefined &&
    first.period === other.period;
  return (
    (separator === "alternative" || (separator === undefined && (ranges || isEach))) &&
    isAlike(first, other) &&
    mayBeOfOneJob(first, other)
  );
}

/** Whether what is said of each can be said of the other too. */
const isAlike = (a: StatedAmounts, b: StatedAmounts) =>
  (a.role === b.role || a.role === undefined || b.role === undefined) &&
  a.currency === b.currency &&
  a.isNet === b.isNet &&
  (a.period === b.period || a.period === undefined || b.period === undefined);

function joinAmounts(pay: StatedAmounts, other: StatedAmounts): StatedAmounts {
  const { min, max, period, ...rest } = pay;
  return { ...rest, ...joinRange({ min, max }, other), period: period ?? other.period };
}
