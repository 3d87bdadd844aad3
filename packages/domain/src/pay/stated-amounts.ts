import { DOLLARS } from "./currencies.ts";
import type { PayPeriod } from "./pay.ts";
import type { SalaryToken } from "./salary-tokens.ts";

/** The first amount or range of money a text states, and what the words around it say of it. */
export type StatedAmounts = {
  /** Absent where nothing is said of the least: "up to 50k". */
  min?: number;
  /** Absent where nothing is said of the most: "from 50k", "50k+". */
  max?: number;
  currency: string;
  period: PayPeriod | "other" | undefined;
};

/** Finds the first amounts that have a currency to them; null where there are none. */
export function findStatedAmounts(tokens: readonly SalaryToken[]): StatedAmounts | null {
  for (let at = 0; at < tokens.length; at += 1) {
    const low = readAmountAt(tokens, at);
    if (low === null) continue;
    const statement = readStatement(tokens, at, low);
    if (statement !== null) return statement;
    at = low.end - 1;
  }
  return null;
}

type CurrencyToken = Extract<SalaryToken, { kind: "currency" }>;
type Amount = { value: number; scale: number; currencies: CurrencyToken[]; end: number };

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

function readStatement(tokens: readonly SalaryToken[], start: number, low: Amount): StatedAmounts | null {
  const high = readHigh(tokens, low);
  const end = high?.end ?? low.end;
  const before = wordsBefore(tokens, start);
  const between = tokens.slice(low.end, end);
  const after = wordsAfter(tokens, end);
  const own = [...low.currencies, ...(high?.currencies ?? [])];
  const currency = readCurrency(own, [...after, ...before].filter(isCurrency));
  if (currency === null || speaksOfOther(before, after)) return null;
  const period = findPeriod(between) ?? findPeriod(after) ?? findPeriod(before);
  return { ...readBounds(low, high, before, meansOrMore(tokens, end)), currency, period };
}

function readHigh(tokens: readonly SalaryToken[], low: Amount): Amount | null {
  let at = low.end;
  while (tokens[at]?.kind === "period" || tokens[at]?.kind === "plus") at += 1;
  if (tokens[at]?.kind !== "joint") return null;
  const high = readAmountAt(tokens, at + 1);
  const differs = high?.currencies.some(
    (token) => low.currencies.length > 0 && !low.currencies.some((other) => isSameMoney(token, other)),
  );
  return differs ? null : high;
}

const isSameMoney = (a: CurrencyToken, b: CurrencyToken) =>
  a.currency === b.currency ||
  (a.bareDollar && DOLLARS.has(b.currency)) ||
  (b.bareDollar && DOLLARS.has(a.currency));

function readBounds(low: Amount, high: Amount | null, before: readonly SalaryToken[], orMore: boolean) {
  if (high !== null) {
    const [min, max] = scaleRange(low, high);
    return min === 0 ? { max } : { min, max };
  }
  const value = low.value * low.scale;
  const words = before.flatMap((token) =>
    token.kind === "word" ? [token.text] : token.kind === "joint" ? ["to"] : [],
  );
  const lead = words.slice(-3).join(" ");
  if (UP_TO.test(lead)) return { max: value };
  return orMore || FROM.test(lead) ? { min: value } : { min: value, max: value };
}

// "$90-$150k" and "$90k-150" state their scale once, "$115-140,000" its thousands; "$500 - $1k" states all it means.
function scaleRange(low: Amount, high: Amount): [min: number, max: number] {
  const [min, max] = [low.value * low.scale, high.value * high.scale];
  if (low.value > high.value) return [min, max];
  const scale = Math.max(low.scale, high.scale);
  if (low.scale !== high.scale && high.value < 1_000) return [low.value * scale, high.value * scale];
  const meansThousands = scale === 1 && low.value < 1_000 && low.value * 1_000 <= max;
  return meansThousands ? [min * 1_000, max] : [min, max];
}

const UP_TO = /(?:^|\s)(?:up to|upto|max|maximum|most|under|below|(?<!(?:not?|never) )less than)$/;
const FROM =
  /(?:^|\s)(?:from|starting|starts|start|minimum|min|least|above|over|more than|less than)(?: (?:at|from|to))?$/;

const isCurrency = (token: SalaryToken) => token.kind === "currency";

function readCurrency(own: readonly CurrencyToken[], around: readonly CurrencyToken[]): string | null {
  const named = own.find((token) => !token.bareDollar);
  if (named) return named.currency;
  if (own.length === 0) return around[0]?.currency ?? null;
  // A bare "$" is the dollar the text names, else the American one.
  return around.find((token) => DOLLARS.has(token.currency))?.currency ?? "USD";
}

// The plus of "85,000+ a month", not that of "85,000 + equity".
function meansOrMore(tokens: readonly SalaryToken[], at: number): boolean {
  const next = tokens[at + 1];
  const addsMoney =
    next?.kind === "number" || (next?.kind === "currency" && tokens[at + 2]?.kind === "number");
  const adds = next?.kind === "word" || addsMoney;
  return tokens[at]?.kind === "plus" && !adds;
}

// What comes after one of these is about something else: a bonus, an alternative, another place.
const ENDS: ReadonlySet<SalaryToken["kind"]> = new Set(["stop", "plus", "number"]);

function wordsAfter(tokens: readonly SalaryToken[], end: number): SalaryToken[] {
  const rest = tokens.slice(meansOrMore(tokens, end) ? end + 1 : end);
  const stop = rest.findIndex(
    (token, at) => ENDS.has(token.kind) || (token.kind === "currency" && rest[at + 1]?.kind === "number"),
  );
  return stop === -1 ? rest : rest.slice(0, stop);
}

function wordsBefore(tokens: readonly SalaryToken[], start: number): SalaryToken[] {
  const before = tokens.slice(0, start);
  return before.slice(before.findLastIndex((token) => ENDS.has(token.kind)) + 1);
}

// "EUR 50 per month for flexible benefits", "a bonus of $5,000": money, but not pay.
const BESIDE_PAY =
  /^(?:benefits?|bonus|bonuses|stipend|budget|commission|equity|stock|funding|raised|arr|revenue|valuation)$/;
const PAY = /^(?:base|salary|ote|pay|gross|net|rate|compensation)$/;

function speaksOfOther(before: readonly SalaryToken[], after: readonly SalaryToken[]): boolean {
  const said = [...before, ...after].flatMap((token) => (token.kind === "word" ? [token.text] : []));
  return said.some((word) => BESIDE_PAY.test(word)) && !said.some((word) => PAY.test(word));
}

function findPeriod(tokens: readonly SalaryToken[]): PayPeriod | "other" | undefined {
  for (const token of tokens) {
    if (token.kind === "period") return token.period;
    if (token.kind === "other-unit") return "other";
  }
  return undefined;
}
