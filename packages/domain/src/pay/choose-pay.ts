import type { SalaryToken } from "./salary-tokens.ts";
import type { StatedAmounts } from "./stated-amounts.ts";

/**
 * The pay among the amounts a text states: the first, or the first called base pay, for commission is hoped for.
 * Pay for other places or levels ("$150k - $180k (NYC) or $120k - $150k elsewhere") widens it to what anyone may
 * get, where it is of the same currency and period; other currencies are left out, for none is converted.
 */
export function choosePay(
  tokens: readonly SalaryToken[],
  stated: readonly StatedAmounts[],
): StatedAmounts | undefined {
  const bases = stated.filter(({ role }) => role === "base");
  const [first, ...others] = bases.length > 0 ? bases : stated;
  if (first === undefined) return undefined;
  return others.reduce(
    (pay, other) => (isAlternative(tokens, first, other) ? joinAmounts(pay, other) : pay),
    first,
  );
}

/** Pay for two places this many times apart is not for the same job. */
const FARTHEST_APART = 3;
const SEPARATORS: ReadonlySet<SalaryToken["kind"]> = new Set(["addition", "plus", "alternative"]);

function isAlternative(tokens: readonly SalaryToken[], first: StatedAmounts, other: StatedAmounts): boolean {
  const separator = tokens.slice(first.end, other.start).findLast(({ kind }) => SEPARATORS.has(kind))?.kind;
  const ranges = isRange(first) && isRange(other);
  return (
    (separator === "alternative" || (separator === undefined && ranges)) &&
    first.role === other.role &&
    first.currency === other.currency &&
    (first.period === other.period || first.period === undefined || other.period === undefined) &&
    isNear(first, other) &&
    isNear(other, first)
  );
}

const isRange = ({ min, max }: StatedAmounts) => min !== undefined && max !== undefined && min < max;

const isNear = (a: StatedAmounts, b: StatedAmounts) =>
  (a.min ?? a.max ?? 0) <= FARTHEST_APART * (b.max ?? b.min ?? 0);

function joinAmounts(pay: StatedAmounts, other: StatedAmounts): StatedAmounts {
  const { min, max, period, ...rest } = pay;
  return {
    ...rest,
    ...(min !== undefined && other.min !== undefined && { min: Math.min(min, other.min) }),
    ...(max !== undefined && other.max !== undefined && { max: Math.max(max, other.max) }),
    period: period ?? other.period,
  };
}
