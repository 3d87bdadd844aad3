import { type AmountRange, readLimit, readRangeAt, scaleRange } from "./amount-range.ts";
import type { Amount, CurrencyToken } from "./amount.ts";
import { isPaidEach, isTooMuch } from "./annual-pay.ts";
import { isAllOf, isPlainAmount, isPlainRange, LEAST_BARE } from "./bare-amounts.ts";
import { isOfOther } from "./beside-pay.ts";
import { DOLLARS } from "./currencies.ts";
import { isOfLevel } from "./least-of-range.ts";
import { findNamedRate } from "./named-rate.ts";
import { NO_CURRENCY } from "./no-currency.ts";
import { PERIODS_PER_YEAR } from "./pay-periods.ts";
import { isOfPay, type MoneyRole, readRole, readSubject } from "./pay-words.ts";
import type { PayPeriod } from "./pay.ts";
import { isForPartTime, isForTraining, isNetPay, isTargeted } from "./said-of-pay.ts";
import type { SalaryToken } from "./salary-tokens.ts";
import { hasOwnPlus, sinceMoney, wordsAfter, wordsBefore } from "./surrounding-words.ts";

/** An amount or range of money a text states, and what the words around it say of it. */
export type StatedAmounts = {
  /** Absent where nothing is said of the least: "up to 50k". */
  min?: number;
  /** Absent where nothing is said of the most: "from 50k", "50k+". */
  max?: number;
  currency: string;
  /** Whether only a bare "$" tells the currency. */
  isBareDollar: boolean;
  /** Whether two dollars are named, of which either may be meant. */
  isEitherDollar: boolean;
  /** `piece` is pay by the article or project, `odd` that of no period: "every two weeks". */
  period: PayPeriod | "piece" | "odd" | undefined;
  role: MoneyRole;
  /** Whether it is hoped for by targets or sales that are named. */
  isTargeted: boolean;
  /** Whether it is what is left after tax. */
  isNet: boolean;
  /** Whether it is paid only as long as people learn the work. */
  isForTraining: boolean;
  /** Whether it is what fewer hours than full time bring. */
  isForPartTime: boolean;
  /** Whether it is one level's, told by its number. */
  isOfLevel: boolean;
  /** Where its tokens begin, and where those after it do. */
  start: number;
  end: number;
};

/** Finds the amounts that have a currency to them, in the text's order. */
export function findStatedAmounts(tokens: readonly SalaryToken[]): StatedAmounts[] {
  const found: StatedAmounts[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const range = readRangeAt(tokens, at);
    if (range === null) continue;
    const [before, after] = [wordsBefore(tokens, at), wordsAfter(tokens, range.end)];
    const stated = readStatement({ ...range, tokens, start: at, before, after });
    if (stated !== null) found.push(stated);
    at = (stated === null ? range.low.end : range.end) - 1;
  }
  return found;
}

/** An amount or a range where it stands: `before` and `after` are what is said of it and of nothing else. */
type Spot = AmountRange & {
  tokens: readonly SalaryToken[];
  start: number;
  before: readonly SalaryToken[];
  after: readonly SalaryToken[];
};

function readStatement(spot: Spot): StatedAmounts | null {
  const { tokens, start, low, high, end, before, after } = spot;
  const own = [...low.currencies, ...(high?.currencies ?? [])];
  const around = [...after, ...before].filter(isCurrency);
  const period = readPeriod(spot);
  const role = readPaidRole(spot, period);
  const limit = readLimit(before, after, { orMore: isOrMore(spot), isRange: high !== null });
  const bounds = readBounds(low, high, limit);
  const words = [...before, ...after].filter(({ kind }) => kind === "word").length;
  const isPay = role === "pay" || role === "base" || (period !== undefined && words < NEXT_WORDS);
  const isBare =
    (isPay && isPlainRange(bounds, period)) || (isAllOf(tokens, start, end) && isPlainAmount(bounds, period));
  const currency = readCurrency(own, around, after) ?? (isBare ? NO_CURRENCY : null);
  if (currency === null) return null;
  // "2D/3D CAD software": a small number and a currency somewhere are not yet pay.
  const isSmall = (bounds.max ?? bounds.min ?? 0) < LEAST_BARE;
  if (own.length === 0 && role === undefined && isSmall && !isBare) return null;
  return {
    ...bounds,
    currency,
    isEitherDollar: currency === NO_CURRENCY && own.some((token) => DOLLARS.has(token.currency)),
    isBareDollar: own.length > 0 && [...own, ...around].every(({ bareDollar }) => bareDollar),
    period,
    role,
    isTargeted: role === "on-target" && isTargeted([...before, ...after]),
    isNet: isNetPay([...before, ...after]),
    isForTraining: isForTraining(before, after),
    isForPartTime: isForPartTime(before, after),
    isOfLevel: isOfLevel(tokens, start),
    start,
    end,
  };
}

/** What it is for: what is said between its two amounts, a rate's name, what is said behind it, then ahead of it. */
function readPeriod({ tokens, start, low, high, end, before, after }: Spot): StatedAmounts["period"] {
  const amount = high === null ? low.value * low.scale : scaleRange(low, high)[1];
  const currency = low.currencies[0]?.currency ?? high?.currencies[0]?.currency ?? "USD";
  const find = (all: readonly SalaryToken[], isNear: (at: number) => boolean) =>
    findPeriod(all, isNear, (period) => isPaidEach(amount, currency, period));
  // "Office Hours" may be who pays $60,000.
  const mayBeMeant = (token: SalaryToken) =>
    token.kind !== "period" || !isTooMuch(amount * PERIODS_PER_YEAR[token.period], currency);
  // "Hourly: $28.85 Annual: $60,000", and not "20 per week, $1,500 per month".
  const isLed =
    tokens[start - 1]?.kind === "period" &&
    tokens[end]?.kind === "period" &&
    tokens[start - 2]?.kind !== "number";
  return (
    find(tokens.slice(low.end, end), () => true) ??
    (isLed ? find(tokens.slice(Math.max(0, start - 2), start), () => true) : undefined) ??
    findNamedRate(before.filter(mayBeMeant), tokens.slice(end)) ??
    find(
      dropOthers(after).filter((token, at) => at === 0 || mayBeMeant(token)),
      (at) => at < NEXT_WORDS,
    ) ??
    find(before.filter(mayBeMeant), (at) => before.length - at <= NEXT_WORDS)
  );
}

/** Without periods of what a comma begins: "$90,000, two retreats a year". */
function dropOthers(after: readonly SalaryToken[]): SalaryToken[] {
  return after.filter((token, at) => {
    const opening = after.slice(0, at).findLastIndex((word) => word.kind === "word" && word.opens);
    const between = opening === -1 ? [] : after.slice(opening, at).filter(({ kind }) => kind === "word");
    return (
      (token.kind !== "period" && token.kind !== "odd-times") ||
      between.length < 2 ||
      between.some((word) => word.kind === "word" && isOfPay(word))
    );
  });
}

function readPaidRole(
  { tokens, start, high, end, before, after }: Spot,
  period: StatedAmounts["period"],
): MoneyRole {
  const first = tokens[start];
  const isApart = first?.kind === "currency" && first.opens;
  const role =
    readRole(before, after, tokens.slice(end), { isRange: high !== null, isApart }) ??
    readSubject(sinceMoney(tokens.slice(0, start)));
  // What tutors earn on average hangs on the hours they work alone.
  const isWage = role === "on-target" && period === "hour" && !isTargeted([...before, ...after]);
  return isWage ? "pay" : role;
}

function readBounds(low: Amount, high: Amount | null, limit: "most" | "least" | undefined) {
  const [min, max] = high === null ? [low.value * low.scale, low.value * low.scale] : scaleRange(low, high);
  if (limit === "most" || min === 0) return { max };
  return limit === "least" && high === null ? { min } : { min, max };
}

const isCurrency = (token: SalaryToken): token is CurrencyToken => token.kind === "currency";

function readCurrency(
  own: readonly CurrencyToken[],
  around: readonly CurrencyToken[],
  after: readonly SalaryToken[],
): string | null {
  const next = after[0];
  const dollars = [...own, ...(next?.kind === "currency" ? [next] : [])].filter(
    ({ currency, bareDollar }) => !bareDollar && DOLLARS.has(currency),
  );
  // "$85,000 USD/CAD" may be either.
  if (new Set(dollars.map(({ currency }) => currency)).size > 1) return NO_CURRENCY;
  const named = own.find((token) => !token.bareDollar);
  if (named) return named.currency;
  if (own.length === 0) return around[0]?.currency ?? null;
  // A bare "$" is the dollar the text names, else the American one.
  return around.find((token) => DOLLARS.has(token.currency))?.currency ?? "USD";
}

/** A piece is named right beside the amount; whatever a sentence says of pieces farther off is another matter. */
const NEXT_WORDS = 3;

function findPeriod(
  tokens: readonly SalaryToken[],
  isNear: (at: number) => boolean,
  isPaid: (period: PayPeriod) => boolean,
): StatedAmounts["period"] {
  for (const [at, token] of tokens.entries()) {
    // "$60,000, paid monthly", "reviewed annually": when money comes, not what it is for.
    const ahead = tokens.slice(0, at).findLast((one) => one.kind !== "word" || !BETWEEN.test(one.text));
    const tellsWhen = ahead?.kind === "word" && PAID.test(ahead.text);
    if (ahead?.kind === "word" && REVIEWED.test(ahead.text)) continue;
    if (
      token.kind === "period" &&
      !isOfOther(tokens.slice(at + 1), token.opens) &&
      (!tellsWhen || isPaid(token.period))
    )
      return token.period;
    if (token.kind === "piece" && isNear(at)) return "piece";
    const isOdd = token.kind === "odd-times" && !isOfOther(tokens.slice(at + 1));
    if (isOdd && (!tellsWhen || isPaid("week"))) return "odd";
  }
  return undefined;
}

const PAID = /^(?:paid|payable|payments?|payouts?)$/;
const REVIEWED = /^(?:reviewed|review|evaluated|adjusted)$/;
/** "Paid in equal monthly instalments" */
const BETWEEN = /^(?:out|in|on|a|equal)$/;

/** Whether it is a least: "85,000+ a month" but not "85,000 + equity", "85,000 or more". */
function isOrMore({ tokens, end, after }: Spot): boolean {
  // "$20/hr+"
  const isBehindPeriod = tokens[end]?.kind === "period" && hasOwnPlus(tokens, end + 1);
  return isBehindPeriod || hasOwnPlus(tokens, end) || after.some(({ kind }) => kind === "or-more");
}
