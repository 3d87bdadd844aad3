import {
  type Amount,
  type AmountRange,
  type CurrencyToken,
  readRangeAt,
  scaleRange,
} from "./amount-range.ts";
import { DOLLARS } from "./currencies.ts";
import type { PayPeriod } from "./pay.ts";
import type { SalaryToken } from "./salary-tokens.ts";
import { isOrMore, wordsAfter, wordsBefore } from "./words-around.ts";

/** An amount or range of money a text states, and what the words around it say of it. */
export type StatedAmounts = {
  /** Absent where nothing is said of the least: "up to 50k". */
  min?: number;
  /** Absent where nothing is said of the most: "from 50k", "50k+". */
  max?: number;
  currency: string;
  period: PayPeriod | "other" | undefined;
  /** Whether the words call it the base pay, or what base and commission together are hoped to come to. */
  role: "base" | "on-target" | undefined;
  /** Where its tokens begin, and where those after it do. */
  start: number;
  end: number;
};

/** Finds the amounts that have a currency to them and are pay, in the text's order. */
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
  const currency = readCurrency(own, [...after, ...before].filter(isCurrency));
  if (currency === null || speaksOfOther(before, after)) return null;
  return {
    ...readBounds(low, high, readLimit(before, after, isOrMore(tokens, end))),
    currency,
    period: findPeriod(between) ?? findPeriod(after) ?? findPeriod(before),
    role: readRole(before, after),
    start,
    end,
  };
}

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
  if (UP_TO.test(lead) || AT_MOST.test(tail)) return "most";
  return orMore || FROM.test(lead) || AT_LEAST.test(tail) ? "least" : undefined;
}

const UP_TO = /(?:^|\s)(?:up to|upto|max|maximum|most|under|below|(?<!(?:not?|never) )less than)$/;
const FROM =
  /(?:^|\s)(?:from|starting|starts|start|minimum|min|least|above|over|more than|less than)(?: (?:at|from|to))?$/;
const AT_MOST = /^max(?:imum)?$/;
const AT_LEAST = /^(?:starting|minimum)$/;

const isCurrency = (token: SalaryToken): token is CurrencyToken => token.kind === "currency";

function readCurrency(own: readonly CurrencyToken[], around: readonly CurrencyToken[]): string | null {
  const named = own.find((token) => !token.bareDollar);
  if (named) return named.currency;
  if (own.length === 0) return around[0]?.currency ?? null;
  // A bare "$" is the dollar the text names, else the American one.
  return around.find((token) => DOLLARS.has(token.currency))?.currency ?? "USD";
}

// "EUR 50 per month for flexible benefits", "a bonus of $5,000": money, but not pay.
const BESIDE_PAY =
  /^(?:benefits?|bonus|bonuses|stipend|budget|commission|equity|stock|funding|raised|arr|revenue|valuation|relocation|reimbursements?)$/;
const PAY = /^(?:base|salary|ote|pay|gross|net|rate|compensation)$/;

function speaksOfOther(before: readonly SalaryToken[], after: readonly SalaryToken[]): boolean {
  const said = [...before, ...after].flatMap((token) => (token.kind === "word" ? [token.text] : []));
  return said.some((word) => BESIDE_PAY.test(word)) && !said.some((word) => PAY.test(word));
}

// The words behind an amount are its own up to a comma, then those before it: "$100k ote, $70k base".
function readRole(before: readonly SalaryToken[], after: readonly SalaryToken[]): StatedAmounts["role"] {
  const opening = after.findIndex((token) => token.kind === "word" && token.opens);
  return findRole(opening === -1 ? after : after.slice(0, opening)) ?? findRole(before);
}

function findRole(tokens: readonly SalaryToken[]): StatedAmounts["role"] {
  const words = tokens.flatMap((token) => (token.kind === "word" ? [token.text] : []));
  if (words.includes("base")) return "base";
  return words.some((word) => word === "ote" || word === "target") ? "on-target" : undefined;
}

function findPeriod(tokens: readonly SalaryToken[]): PayPeriod | "other" | undefined {
  for (const token of tokens) {
    if (token.kind === "period") return token.period;
    if (token.kind === "other-unit") return "other";
  }
  return undefined;
}
