import type { PayPeriod } from "./pay.ts";
import type { SalaryToken } from "./salary-tokens.ts";

/**
 * The hour or day that a rate is called by ahead of its amount: "day rate", "hourly pay rate", "rate per hour", "Tagessatz".
 * When it is invoiced ("monthly"), for how long and on how many days of a week says nothing against it, and what stands right
 * behind the amount does: "day rate: £1,800 a week". `behind` are all tokens that come after the amount.
 */
export function findNamedRate(
  before: readonly SalaryToken[],
  behind: readonly SalaryToken[],
): PayPeriod | undefined {
  const at = before.findLastIndex(({ kind }) => kind === "period");
  const token = before[at];
  if (token?.kind !== "period" || isFollowed(behind)) return undefined;
  if (token.period !== "hour" && token.period !== "day") return undefined;
  const names = token.period === "hour" ? OF_HOUR : OF_DAY;
  const beside = [before[at - 1], before[at + 1], before[at + 2]];
  const isNamed = beside.some((one) => one?.kind === "word" && names.test(one.text));
  const isOther = before.slice(at + 1).some((one) => one.kind === "word" && OTHER_PAY.test(one.text));
  return (token.namesRate || isNamed) && !isOther ? token.period : undefined;
}

const OF_HOUR = /^(?:rates?|wages?|pay|satz)$/;
/** "Daily pay" may be when it is paid. */
const OF_DAY = /^(?:rates?|satz)$/;

/** "Instead of a day rate we pay €3,000, invoiced monthly" */
const OTHER_PAY = /^(?:we|salary|salaries|retainer|fixed)$/;

/** Not by what belongs to something else: "weekly pay", "weekly rate £1,800", "weekly $300". */
function isFollowed([first, second]: readonly SalaryToken[]): boolean {
  if (first?.kind === "piece" || first?.kind === "odd-times") return true;
  const isOfNext =
    second?.kind === "currency" || (second?.kind === "word" && /^(?:pay|rates?|payouts?)$/.test(second.text));
  return first?.kind === "period" && !isOfNext;
}
