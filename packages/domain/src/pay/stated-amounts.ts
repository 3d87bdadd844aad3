import { DOLLARS, NO_CURRENCY } from "./currencies.ts";
import { isNetPay, isOfOther, type MoneyRole, readRole } from "./pay-words.ts";
import type { PayPeriod } from "./pay.ts";
import type { SalaryToken } from "./salary-tokens.ts";

/** An amount or range of money a text states, and what the words around it say of it. */
export type StatedAmounts = {
  /** Absent where nothing is said of the least: "up to 50k". */
  min?: number;
  /** Absent where nothing is said of the most: "from 50k", "50k+". */
  max?: number;
  currency: string;
  /** Whether only a bare "$" tells the currency. */
  isBareDollar: boolean;
  /** `piece` is pay by the article or project, `odd` that of no period: "every two weeks". */
  period: PayPeriod | "piece" | "odd" | undefined;
  role: MoneyRole;
  /** Whether it is what is left after tax. */
  isNet: boolean;
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
    const stated = readStatement(tokens, at, range);
    if (stated !== null) found.push(stated);
    at = (stated === null ? range.low.end : range.end) - 1;
  }
  return found;
}

function readStatement(
  tokens: readonly SalaryToken[],
  start: number,
  { low, high, end }: AmountRange,
): StatedAmounts | null {
  const before = wordsBefore(tokens, start);
  const between = tokens.slice(low.end, end);
  const after = wordsAfter(tokens, end);
  const own = [...low.currencies, ...(high?.currencies ?? [])];
  const around = [...after, ...before].filter(isCurrency);
  const role = readRole(before, after, tokens.slice(end), high !== null);
  const period =
    findPeriod(between, () => true) ??
    findPeriod(after, (at) => at < NEXT_WORDS) ??
    findPeriod(before, (at) => before.length - at <= NEXT_WORDS);
  const bounds = readBounds(low, high, readLimit(before, after, isOrMore(tokens, end)));
  const words = [...before, ...after].filter(isWord).length;
  const isPay = role === "pay" || role === "base" || (period !== undefined && words < NEXT_WORDS);
  const currency = readCurrency(own, around, after) ?? (isPay && isPlainRange(bounds) ? NO_CURRENCY : null);
  if (currency === null) return null;
  // "2D/3D CAD software": a small number and a currency somewhere are not yet pay.
  if (own.length === 0 && role === undefined && low.value * low.scale < LEAST_BARE) return null;
  return {
    ...bounds,
    currency,
    isBareDollar: own.length > 0 && [...own, ...around].every(({ bareDollar }) => bareDollar),
    period,
    role,
    isNet: isNetPay([...before, ...after]),
    start,
    end,
  };
}

const LEAST_BARE = 1_000;

function readBounds(low: Amount, high: Amount | null, limit: "most" | "least" | undefined) {
  const [min, max] = high === null ? [low.value * low.scale, low.value * low.scale] : scaleRange(low, high);
  if (limit === "most" || min === 0) return { max };
  return limit === "least" && high === null ? { min } : { min, max };
}

// "up to 15-20" says nothing of the least, while "from 15 to 20" and "15-20+" say both.
function readLimit(
  before: readonly SalaryToken[],
  after: readonly SalaryToken[],
  orMore: boolean,
): "most" | "least" | undefined {
  const words = before.flatMap((token) =>
    token.kind === "word" ? [token.text] : token.kind === "joint" ? ["to"] : [],
  );
  const lead = words.slice(-3).join(" ");
  const tail = after.find((token) => token.kind === "word")?.text ?? "";
  if (UP_TO.test(lead) || UP_TO_PAY.test(words.join(" ")) || AT_MOST.test(tail)) return "most";
  const isLeast = orMore || FROM.test(lead) || FROM_PAY.test(words.join(" ")) || AT_LEAST.test(tail);
  return isLeast ? "least" : undefined;
}

// Wherever it stands ahead of the amount: "The maximum base pay for this position is", "Minimum required hourly wage".
const OF_PAY = String.raw`(?: \p{L}+){0,2} (?:pay|salary|compensation|rate|wage)(?:\s|$)`;
const UP_TO_PAY = new RegExp(String.raw`(?:^|\s)max(?:imum)?${OF_PAY}`, "u");
const FROM_PAY = new RegExp(String.raw`(?:^|\s)(?:starting|starts|minimum|min)${OF_PAY}`, "u");
const UP_TO =
  /(?:^|\s)(?:up to|upto|no more than|as much as|as high as|to zu|jusqu'à|hasta|até|max|maximum|most|under|below|(?<!(?:not?|never) )less than)$/;
const FROM =
  /(?:^|\s)(?:from|ab|desde|mindestens|à partir de|a partir de|starting|starts|start|upwards of|minimum|min|least|above|over|more than|less than)(?: (?:at|from|to))?$/;
const AT_MOST = /^max(?:imum)?$/;
const AT_LEAST = /^(?:start|starting|minimum)$/;

const isCurrency = (token: SalaryToken): token is CurrencyToken => token.kind === "currency";

/** Two amounts that nobody would take for years, days or people. */
function isPlainRange({ min, max }: { min?: number; max?: number }): boolean {
  return (
    min !== undefined && max !== undefined && min < max && max >= LEAST_BARE && !(min >= 1_900 && max < 2_100)
  );
}

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
): StatedAmounts["period"] {
  for (const [at, token] of tokens.entries()) {
    if (token.kind === "period" && !isOfOther(tokens.slice(at + 1))) return token.period;
    if (token.kind === "piece" && isNear(at)) return "piece";
    if (token.kind === "odd-times") return "odd";
  }
  return undefined;
}

type CurrencyToken = Extract<SalaryToken, { kind: "currency" }>;
/** A number with the currencies that stand at it; `end` is where the tokens after it begin. */
type Amount = { value: number; scale: number; currencies: CurrencyToken[]; end: number };

/** An amount, or two with a dash or "to" between them. */
type AmountRange = { low: Amount; high: Amount | null; end: number };

/** Reads the amount or range that begins at a token; null where none does. */
function readRangeAt(tokens: readonly SalaryToken[], start: number): AmountRange | null {
  const low = readAmountAt(tokens, start);
  if (low === null) return null;
  const high = readHigh(tokens, low);
  return { low, high, end: high?.end ?? low.end };
}

// A number with a currency before or after it, or with none.
function readAmountAt(tokens: readonly SalaryToken[], start: number): Amount | null {
  let at = start;
  const currencies: CurrencyToken[] = [];
  for (let token = tokens[at]; token?.kind === "currency"; token = tokens[(at += 1)]) currencies.push(token);
  const number = tokens[at];
  if (number?.kind !== "number") return null;
  const after = tokens[at + 1];
  // "$20 $30": a sign before the next number is that number's.
  const hasOwn = after?.kind === "currency" && tokens[at + 2]?.kind !== "number";
  if (hasOwn) currencies.push(after);
  return { value: number.value, scale: number.scale, currencies, end: at + (hasOwn ? 2 : 1) };
}

function readHigh(tokens: readonly SalaryToken[], low: Amount): Amount | null {
  let at = low.end;
  while (tokens[at]?.kind === "period" || tokens[at]?.kind === "plus") at += 1;
  const isJoined = tokens[at]?.kind === "joint" || tokens[at]?.kind === "and";
  const high = readAmountAt(tokens, isJoined ? at + 1 : at);
  // "$112,000 $177,000": what joined them is lost.
  const next = tokens[at];
  if (!isJoined && !(next?.kind === "currency" && !next.opens && high && high.value > low.value)) return null;
  // "£45,000 and 25 days holiday".
  if (next?.kind === "and" && high && high.value * high.scale <= low.value * low.scale) return null;
  const differs = high?.currencies.some(
    (token) => low.currencies.length > 0 && !low.currencies.some((other) => isSameMoney(token, other)),
  );
  return differs ? null : high;
}

const isSameMoney = (a: CurrencyToken, b: CurrencyToken) =>
  a.currency === b.currency ||
  (a.bareDollar && DOLLARS.has(b.currency)) ||
  (b.bareDollar && DOLLARS.has(a.currency));

/**
 * What both ends of a range come to. "$90-$150k" and "$90k-150" state their scale once, "$115-140,000" its
 * thousands; "$500 - $1k" states all it means.
 */
function scaleRange(low: Amount, high: Amount): [min: number, max: number] {
  const [min, max] = [low.value * low.scale, high.value * high.scale];
  if (low.value > high.value) return [min, max];
  const scale = Math.max(low.scale, high.scale);
  if (low.scale !== high.scale && high.value < 1_000) return [low.value * scale, high.value * scale];
  const meansThousands = scale === 1 && low.value < 1_000 && low.value * 1_000 <= max;
  return meansThousands ? [min * 1_000, max] : [min, max];
}

/**
 * Whether the amount that ends before `end` is a least: "85,000+ a month" but not "85,000 + equity", "85,000 or more".
 */
function isOrMore(tokens: readonly SalaryToken[], end: number): boolean {
  return hasOwnPlus(tokens, end) || wordsAfter(tokens, end).some((token) => token.kind === "or-more");
}

function hasOwnPlus(tokens: readonly SalaryToken[], end: number): boolean {
  const next = tokens[end + 1];
  const addsMoney =
    next?.kind === "number" || (next?.kind === "currency" && tokens[end + 2]?.kind === "number");
  return tokens[end]?.kind === "plus" && next?.kind !== "word" && !addsMoney;
}

// What comes after one of these is about something else: a bonus, an alternative, another place.
const ENDS: ReadonlySet<SalaryToken["kind"]> = new Set(["addition", "alternative", "plus", "number"]);

/** What is said behind the amount that ends before `end`, of it and of nothing else. */
function wordsAfter(tokens: readonly SalaryToken[], end: number): SalaryToken[] {
  const rest = tokens.slice(hasOwnPlus(tokens, end) ? end + 1 : end);
  const stop = rest.findIndex(
    (token, at) =>
      ENDS.has(token.kind) ||
      (token.kind === "period" && token.leads) ||
      (token.kind === "and" && isOfOther(rest.slice(at + 1)) && !rest.slice(0, at).some(isWord)) ||
      (token.kind === "currency" && rest[at + 1]?.kind === "number"),
  );
  return stop === -1 ? rest : rest.slice(0, stop);
}

const isWord = ({ kind }: SalaryToken) => kind === "word";

/** What is said ahead of the amount that begins at `start`, since the last thing said of another. */
function wordsBefore(tokens: readonly SalaryToken[], start: number): SalaryToken[] {
  const before = tokens.slice(0, start);
  return before.slice(before.findLastIndex((token) => ENDS.has(token.kind)) + 1);
}
