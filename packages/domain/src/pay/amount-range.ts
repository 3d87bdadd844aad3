import { takeUntil } from "../text/take-until.ts";
import { WIDEST_RANGE } from "./annual-pay.ts";
import { DOLLARS } from "./currencies.ts";
import { COUNTED, FROM, FROM_PAY, LEADS_TO_PAY, UP_TO, UP_TO_PAY } from "./money-words.ts";
import { mayBeOfOneJob, type Range } from "./pay-range.ts";
import { describesPay } from "./pay-words.ts";
import { isWord, isWordOf, type SalaryToken } from "./salary-tokens.ts";

export type CurrencyToken = Extract<SalaryToken, { kind: "currency" }>;
/** A number with the currencies beside it. `end` is where the tokens after it begin. */
type Amount = { value: number; scale: number; currencies: CurrencyToken[]; end: number };

/** An amount (`low`), or two joined by a dash or "to" (`isRange`), with their currencies. */
export type AmountRange = {
  low: Amount;
  min: number;
  max: number;
  currencies: readonly CurrencyToken[];
  isRange: boolean;
  end: number;
};

/** Reads the amount or range that begins at a token. Null if there is none. */
export function readRangeAt(tokens: readonly SalaryToken[], start: number): AmountRange | null {
  const low = readAmountAt(tokens, start);
  if (low === null) return null;
  const middle = readHigh(tokens, start, low);
  const high = (middle && readTop(tokens, middle)) ?? middle;
  const [min, max] = scaleRange(low, high ?? low);
  return {
    low,
    min,
    max,
    currencies: [...low.currencies, ...(high?.currencies ?? [])],
    isRange: high !== null,
    end: high?.end ?? low.end,
  };
}

/** "$80,000 - $100,000 - $120,000": the middle amount is ignored. */
function readTop(tokens: readonly SalaryToken[], middle: Amount): Amount | null {
  const top = tokens[middle.end]?.kind === "to" ? readAmountAt(tokens, middle.end + 1) : null;
  const isHigher = top !== null && top.scale === middle.scale && top.value > middle.value;
  return isHigher && top.currencies.length > 0 && top.value <= MOST_ABOVE * middle.value ? top : null;
}

const MOST_ABOVE = 2;

// A number, with or without a currency before or after it.
function readAmountAt(tokens: readonly SalaryToken[], start: number): Amount | null {
  let at = start;
  const currencies: CurrencyToken[] = [];
  for (let token = tokens[at]; token?.kind === "currency"; token = tokens[(at += 1)]) currencies.push(token);
  const number = tokens[at];
  if (number?.kind !== "number") return null;
  const after = tokens[at + 1];
  // "$20 $30": a sign before the next number belongs to that number.
  const hasOwn = after?.kind === "currency" && tokens[at + 2]?.kind !== "number";
  if (hasOwn) currencies.push(after);
  return { value: number.value, scale: number.scale, currencies, end: at + (hasOwn ? 2 : 1) };
}

function readHigh(tokens: readonly SalaryToken[], start: number, low: Amount): Amount | null {
  let at = low.end;
  while (tokens[at]?.kind === "period" || tokens[at]?.kind === "plus") at += 1;
  const next = tokens[at];
  const isJoined = next?.kind === "to" || next?.kind === "and";
  const high = readAmountAt(tokens, isJoined ? at + 1 : at);
  if (!isJoined && !(next?.kind === "currency" && !next.startsClause && high && isLostRange(low, high)))
    return null;
  if (high === null || !isMinimumOf(tokens, start, low, high, isJoined)) return null;
  // "£45,000 and 25 days holiday".
  if (next?.kind === "and" && high.value * high.scale <= low.value * low.scale) return null;
  const isBare = low.currencies.length === 0 || high.currencies.length === 0;
  // "$4,000 - $5,000 PEN": the code names both "$".
  const isOne = high.currencies.some((token) => low.currencies.some((other) => isSameCurrency(token, other)));
  return isBare || isOne ? high : null;
}

/** "$112,000 $177,000": the dash was lost. If far apart they are two amounts: "Hourly: $28.85 Annual: $60,000". */
function isLostRange(low: Amount, high: Amount): boolean {
  return high.value > low.value && high.value * high.scale <= WIDEST_LOST * low.value * low.scale;
}

const WIDEST_LOST = 10;

const isSameCurrency = (a: CurrencyToken, b: CurrencyToken) =>
  a.currency === b.currency ||
  (a.bareDollar && DOLLARS.has(b.currency)) ||
  (b.bareDollar && DOLLARS.has(a.currency));

/**
 * The amounts of a range. "$90-$150k" and "$90k-150" give their scale once, "$115-140,000" its thousands. "$500 - $1k" is meant
 * as written, and "$112,000 - $177,00" has lost its end.
 */
function scaleRange(low: Amount, high: Amount): [min: number, max: number] {
  const [min, max] = [low.value * low.scale, high.value * high.scale];
  const isCut = high.scale === 1 && max < 1_000 && max * 1_000 > min && min >= 10_000;
  if (isCut) return [min, max * 1_000];
  if (low.value > high.value) return [min, max];
  const scale = Math.max(low.scale, high.scale);
  if (low.scale !== high.scale && high.value < 1_000) return [low.value * scale, high.value * scale];
  const meansThousands = scale === 1 && low.value < 1_000 && low.value * 1_000 <= max;
  return meansThousands ? [min * 1_000, max] : [min, max];
}

// "up to 15-20" gives no minimum, while "from 15 to 20" and "15-20+" give both.
export function readLimit(
  before: readonly SalaryToken[],
  after: readonly SalaryToken[],
  isRange: boolean,
): "most" | "least" | undefined {
  const words = before.flatMap((token) =>
    token.kind === "word" ? [token.text] : token.kind === "to" ? ["to"] : [],
  );
  const lead = words.slice(-3).join(" ");
  const tail = after.find(isWord)?.text ?? "";
  // Not for a range: "in the range below: $50,800 - $80,100".
  const isUnder = !isRange && /(?:^|\s)(?:under|below)$/.test(lead);
  const isMost = UP_TO.test(lead) || UP_TO_PAY.test(words.join(" ")) || /^max(?:imum)?$/.test(tail);
  if (isUnder || isMost) return "most";
  const isLeast = FROM.test(lead) || FROM_PAY.test(words.join(" "));
  return isLeast || /^(?:start|starting|minimum)$/.test(tail) ? "least" : undefined;
}

/**
 * Whether a number without a currency is the minimum of a range that ends with one, and not a level, hours or age ahead of an
 * amount: "pay of 20 - $25" and "80,000-$100,000", but not "Band 5 - £15.50" or "Mon-Fri 9-5 - $20". If the currency comes after
 * the maximum, as in "15 - 20 €", the minimum hardly ever has one. `isJoined` is false for "Level 3: $30".
 */
function isMinimumOf(
  tokens: readonly SalaryToken[],
  start: number,
  low: Amount,
  high: Amount,
  isJoined: boolean,
): boolean {
  if (low.currencies.length > 0) return true;
  const [min, max] = scaleRange(low, high);
  const ahead = tokens[start - 1];
  const isCount = isCounted(ahead, tokens[start - 2]);
  // "Level 2 - 20 - 25 €"
  if (high.currencies.length === 0) return tokens[high.end]?.kind !== "to" || !isCount;
  const isLarge = min >= LEAST_LARGE;
  if (max > min * WIDEST_RANGE) return false;
  if (tokens[high.end - 1]?.kind === "currency") return isLarge || !isCount;
  if (!isJoined || ahead?.kind === "to" || isCount) return false;
  return mayBeOfOneJob({ min }, { min: max }) && (isLarge || isIntroduced(tokens, start));
}

/** Nothing mentioned ahead of pay is counted in such numbers. */
const LEAST_LARGE = 1_000;

/** Whether nothing precedes a number, or words about pay: "the rate is 20 - $25". */
function isIntroduced(tokens: readonly SalaryToken[], start: number): boolean {
  const [before, next] = [tokens[start - 2], tokens[start - 1]];
  if (next === undefined) return true;
  if (next.kind !== "word") return false;
  if (next.text === "of") return isWord(before) && describesPay(before);
  return describesPay(next) || LEADS_TO_PAY.test(next.text);
}

/** Whether a number is a level or a count: "Grade 5", "Lohngruppe 5", "Hours: 20", "Requisition 12", "pay band 6". */
function isCounted(ahead: SalaryToken | undefined, before: SalaryToken | undefined): boolean {
  return isWordOf(ahead, COUNTED) || (isWordOf(ahead, /^of$/) && isWordOf(before, GROUP));
}

const GROUP = /^(?:teams?|groups?|class(?:es)?|crew|batch|number|total|out)$/;

/** Whether a level's number is right before an amount, so that other levels follow: "Tier 1: $80/hr". */
export function isOfLevel(tokens: readonly SalaryToken[], start: number): boolean {
  const at = tokens[start - 1]?.kind === "to" ? start - 2 : start - 1;
  const [level, number] = [tokens[at - 1], tokens[at]];
  return isWordOf(level, LEVEL) && number?.kind === "number";
}

const LEVEL = /^(?:levels?|tiers?|grades?|bands?|steps?|stages?|stufe|nivel|nível|niveau|livello)$/;

/** Whether the first number is money by itself: "5-10k" and "2-3 €" are not. */
export const isMoney = ({ low }: AmountRange): boolean =>
  low.currencies.length > 0 || low.value * low.scale >= LEAST_BARE;

/** The lowest amount without a currency that counts as pay, unless it is hourly. */
export const LEAST_BARE = 1_000;
const LEAST_HOURLY = 5;

/** Two amounts without a currency that cannot be years, days or people: "15-20/hr", but not "2-3 calls an hour". */
export function isPlainRange({ min, max }: Range, period: string | undefined): boolean {
  if (min === undefined || max === undefined || min >= max) return false;
  if (period === "hour" && min >= LEAST_HOURLY) return true;
  return max >= LEAST_BARE && !isYears(min, max);
}

/** The same for a text with nothing else: a range, an hourly amount, or a single amount that is no year or count. */
export function isPlainAmount(bounds: Range, period: string | undefined): boolean {
  const [least, most] = [bounds.min ?? bounds.max ?? 0, bounds.max ?? bounds.min ?? 0];
  if (isYears(least, most)) return false;
  return least >= (period === "hour" || least < most ? LEAST_HOURLY : LEAST_BARE);
}

const isYears = (min: number, max: number) => min >= 1_900 && max < 2_100;

/** Whether a text has only this amount, words about it, and extras: "up to 100k plus bonus". */
export function isWholeText(tokens: readonly SalaryToken[], start: number, end: number): boolean {
  const rest = tokens.slice(end);
  const own = takeUntil(
    rest,
    ({ kind }, at) => kind === "addition" || (kind === "plus" && isWord(rest[at + 1])),
  );
  return [...tokens.slice(0, start), ...own].every(
    (token) => token.kind !== "number" && (token.kind !== "word" || describesPay(token)),
  );
}
