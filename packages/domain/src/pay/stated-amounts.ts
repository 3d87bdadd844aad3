import { takeUntil } from "../text/take-until.ts";
import {
  isForPartTime,
  isForTraining,
  NET,
  type PaidPeriod,
  readPeriod,
  type AmountInText,
  TARGETED,
} from "./amount-context.ts";
import {
  type CurrencyToken,
  isWholeText,
  isMoney,
  isOfLevel,
  isPlainAmount,
  isPlainRange,
  LEAST_BARE,
  readLimit,
  readRangeAt,
} from "./amount-range.ts";
import { DOLLARS } from "./currencies.ts";
import { FIXED } from "./money-words.ts";
import { NO_CURRENCY } from "./pay-range.ts";
import { isOtherMoney, namesOtherMoney, type MoneyRole, readRole } from "./pay-words.ts";
import {
  type AmountPlace,
  hasWord,
  isWord,
  isWordOf,
  NEXT_WORDS,
  type SalaryToken,
} from "./salary-tokens.ts";

/** An amount or range of money in a text, and what the words around it say about it. */
export type StatedAmounts = {
  /** Absent if no minimum is stated: "up to 50k". */
  min?: number;
  /** Absent if no maximum is stated: "from 50k", "50k+". */
  max?: number;
  currency: string;
  /** Whether only a bare "$" indicates the currency. */
  isBareDollar: boolean;
  /** Whether two dollars are named, and either may be meant. */
  isEitherDollar: boolean;
  period: PaidPeriod;
  role: MoneyRole;
  /** Whether it depends on named targets or sales. */
  isTargeted: boolean;
  isNet: boolean;
  isForTraining: boolean;
  isForPartTime: boolean;
  /** Whether it is for one of several numbered levels. */
  isOfLevel: boolean;
  /** Where its tokens begin and end. */
  start: number;
  end: number;
};

/** Finds amounts with a currency, in the text's order. */
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

function readStatement(amount: AmountInText): StatedAmounts | null {
  const { tokens, start, min, max, currencies: own, isRange, end, before, after } = amount;
  const beside = [...after, ...before];
  const around = beside.filter(isCurrency);
  const isTargeted = hasWord(beside, TARGETED);
  const period = readPeriod(amount);
  const named = readRole(amount);
  // Average hourly pay of tutors depends only on their hours.
  const role = named === "on-target" && period === "hour" && !isTargeted ? "pay" : named;
  const limit = readLimit(before, after, isRange);
  const isLeast = !isRange && (limit === "least" || isOrMore(amount));
  const bounds = limit === "most" || min === 0 ? { max } : isLeast ? { min } : { min, max };
  const isNearPeriod = period !== undefined && beside.filter(isWord).length < NEXT_WORDS;
  const isPay = role === "pay" || role === "base" || isNearPeriod;
  const isBare =
    (isPay && isPlainRange(bounds, period)) ||
    (isWholeText(tokens, start, end) && isPlainAmount(bounds, period));
  const currency = readCurrency(own, around, after) ?? (isBare ? NO_CURRENCY : null);
  if (currency === null) return null;
  // "2D/3D CAD software": a small number with a currency somewhere around is not pay.
  if (own.length === 0 && role === undefined && max < LEAST_BARE && !isBare) return null;
  return {
    ...bounds,
    currency,
    isEitherDollar: currency === NO_CURRENCY && own.some((token) => DOLLARS.has(token.currency)),
    isBareDollar: own.length > 0 && [...own, ...around].every(({ bareDollar }) => bareDollar),
    period,
    role,
    isTargeted: role === "on-target" && isTargeted,
    isNet: hasWord(beside, NET),
    isForTraining: isForTraining(before, after),
    isForPartTime: isForPartTime(before, after),
    isOfLevel: isOfLevel(tokens, start),
    start,
    end,
  };
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
  // "$85,000 USD/CAD" may be in either.
  if (new Set(dollars.map(({ currency }) => currency)).size > 1) return NO_CURRENCY;
  const named = own.find((token) => !token.bareDollar);
  if (named) return named.currency;
  if (own.length === 0) return around[0]?.currency ?? null;
  // A bare "$" is the dollar that the text names, or else the US dollar.
  return around.find((token) => DOLLARS.has(token.currency))?.currency ?? "USD";
}

/** Whether an amount is a minimum: "85,000+ a month" and "85,000 or more", but not "85,000 + equity". */
function isOrMore({ tokens, end, after }: AmountPlace): boolean {
  // "$20/hr+"
  const isBehindPeriod = tokens[end]?.kind === "period" && hasOwnPlus(tokens, end + 1);
  return isBehindPeriod || hasOwnPlus(tokens, end) || after.some(({ kind }) => kind === "more");
}

/** Whether a plus after an amount belongs to it: "$85,000+ a month", but not "$85,000 + equity". */
function hasOwnPlus(tokens: readonly SalaryToken[], end: number): boolean {
  const next = tokens[end + 1];
  const addsMoney =
    next?.kind === "number" || (next?.kind === "currency" && tokens[end + 2]?.kind === "number");
  const addsOther =
    (next?.kind === "period" &&
      namesOtherMoney(tokens.slice(end + 2, end + 4)) &&
      !isWordOf(tokens[end + 2], /^in$/)) ||
    // "65.000 € + bis zu 20 % Bonus", "+ tot 20% bonus"
    (next?.kind === "to" && (tokens[end + 2] === undefined || isWordOf(tokens[end + 2], /^zu$|%$/)));
  return tokens[end]?.kind === "plus" && next?.kind !== "word" && !addsMoney && !addsOther;
}

// Words after one of these are about something else: a bonus, an alternative, another place.
const ENDS: ReadonlySet<SalaryToken["kind"]> = new Set(["addition", "alternative", "plus", "number"]);

/** The words after the amount that ends before `end` that are only about it. */
function wordsAfter(tokens: readonly SalaryToken[], end: number): readonly SalaryToken[] {
  if (belongsToNext(tokens, end)) return [];
  const rest = tokens.slice(hasOwnPlus(tokens, end) ? end + 1 : end);
  return takeUntil(
    rest,
    (token, at) =>
      ENDS.has(token.kind) ||
      (token.kind === "period" && token.leads) ||
      (token.kind === "to" && namesOtherMoney(rest.slice(at + 1))) ||
      (token.kind === "and" && namesOtherMoney(rest.slice(at + 1)) && !rest.slice(0, at).some(isWord)) ||
      (token.kind === "and" && introduces(rest, at + 1)) ||
      (token.kind === "currency" && rest[at + 1]?.kind === "number"),
  );
}

/** Whether words from there on introduce another amount: "$80,000 and the OTE is $160,000". */
function introduces(tokens: readonly SalaryToken[], start: number): boolean {
  const next = tokens.slice(start).findIndex(({ kind }) => kind === "number" || kind === "currency");
  return next > 0 && tokens.slice(start, start + next).some(isWord);
}

/**
 * Whether a name between two amounts belongs to the second: "£30k OTE £50k", "min £30k max £50k", but not "£50k OTE £30k base",
 * where names follow their amounts.
 */
function belongsToNext(tokens: readonly SalaryToken[], end: number): boolean {
  const isApart = tokens[end]?.kind === "to" || tokens[end]?.kind === "period";
  const at = isApart ? end + 1 : end;
  const next = isWordOf(tokens[at], NAMES) ? readRangeAt(tokens, at + 1) : null;
  // "$140k base, $20k sign-on bonus": the next amount has a name of its own.
  const own = next === null ? at : next.end + (tokens[next.end]?.kind === "period" ? 1 : 0);
  // "80.000 € OTE (60.000 fix)": names of fixed pay only follow their amount.
  const isNamed = isWordOf(tokens[own], NAMES) || isWordOf(tokens[own], FIXED);
  return next !== null && isMoney(next) && !isNamed && !namesOtherMoney(tokens.slice(next.end));
}

const NAMES = /^(?:otes?|base|basic|salary|bonus|max(?:imum)?|min(?:imum)?)$/;

/** The words before the amount that begins at `start`, since the last ones about another. */
function wordsBefore(tokens: readonly SalaryToken[], start: number): SalaryToken[] {
  const before = tokens.slice(0, start);
  // "Savings plan: +40 €": there is no other amount that it adds to.
  const isFirst = !before.some(({ kind }) => kind === "number");
  const ends = (token: SalaryToken) => ENDS.has(token.kind) && !(isFirst && token.kind === "plus");
  const end = before.findLastIndex(ends);
  return before.slice(end + 1 + countOfLast(before.slice(end), tokens[start]));
}

/**
 * How many words after a number at the start of `since` only say that it is money beside pay: both in "$5,000 signing bonus,
 * $90,000 per year". `next` is the first token of the next amount.
 */
function countOfLast([number, ...behind]: readonly SalaryToken[], next: SalaryToken | undefined): number {
  if (number?.kind !== "number") return 0;
  const own = takeUntil(
    behind,
    (token) => token.kind === "and" || ("startsClause" in token && token.startsClause),
  );
  const isApart = own.length < behind.length || (next?.kind === "currency" && next.startsClause);
  return isApart && own.filter(isWord).some(isOtherMoney) ? own.length : 0;
}
