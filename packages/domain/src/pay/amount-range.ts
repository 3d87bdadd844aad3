import type { Amount, CurrencyToken } from "./amount.ts";
import { DOLLARS } from "./currencies.ts";
import { isLeastOf } from "./least-of-range.ts";
import type { SalaryToken } from "./salary-tokens.ts";

/** An amount, or two with a dash or "to" between them. */
export type AmountRange = { low: Amount; high: Amount | null; end: number };

/** Reads the amount or range that begins at a token; null where none does. */
export function readRangeAt(tokens: readonly SalaryToken[], start: number): AmountRange | null {
  const low = readAmountAt(tokens, start);
  if (low === null) return null;
  const middle = readHigh(tokens, start, low);
  const high = (middle && readTop(tokens, middle)) ?? middle;
  return { low, high, end: high?.end ?? low.end };
}

/** "$80,000 - $100,000 - $120,000": what lies between says nothing. */
function readTop(tokens: readonly SalaryToken[], middle: Amount): Amount | null {
  const top = tokens[middle.end]?.kind === "joint" ? readAmountAt(tokens, middle.end + 1) : null;
  const isHigher = top !== null && top.scale === middle.scale && top.value > middle.value;
  return isHigher && top.currencies.length > 0 && top.value <= MOST_ABOVE * middle.value ? top : null;
}

const MOST_ABOVE = 2;

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

function readHigh(tokens: readonly SalaryToken[], start: number, low: Amount): Amount | null {
  let at = low.end;
  while (tokens[at]?.kind === "period" || tokens[at]?.kind === "plus") at += 1;
  const isJoined = tokens[at]?.kind === "joint" || tokens[at]?.kind === "and";
  const high = readAmountAt(tokens, isJoined ? at + 1 : at);
  const next = tokens[at];
  if (!isJoined && !(next?.kind === "currency" && !next.opens && high && isLostRange(low, high))) return null;
  const [min, max] = high ? scaleRange(low, high) : [0, 0];
  if (high && !isLeastOf(tokens, { start, low, high, min, max, isJoined })) return null;
  // "£45,000 and 25 days holiday".
  if (next?.kind === "and" && high && high.value * high.scale <= low.value * low.scale) return null;
  const differs = high?.currencies.some(
    (token) => low.currencies.length > 0 && !low.currencies.some((other) => isSameMoney(token, other)),
  );
  return differs ? null : high;
}

/** "$112,000 $177,000": what joined them is lost. Far apart they are two figures: "Hourly: $28.85 Annual: $60,000". */
function isLostRange(low: Amount, high: Amount): boolean {
  return high.value > low.value && high.value * high.scale <= WIDEST_LOST * low.value * low.scale;
}

const WIDEST_LOST = 10;

const isSameMoney = (a: CurrencyToken, b: CurrencyToken) =>
  a.currency === b.currency ||
  (a.bareDollar && DOLLARS.has(b.currency)) ||
  (b.bareDollar && DOLLARS.has(a.currency));

/**
 * What both ends of a range come to. "$90-$150k" and "$90k-150" state their scale once, "$115-140,000" its
 * thousands; "$500 - $1k" states all it means, and "$112,000 - $177,00" has lost its end.
 */
export function scaleRange(low: Amount, high: Amount): [min: number, max: number] {
  const [min, max] = [low.value * low.scale, high.value * high.scale];
  const isCut = high.scale === 1 && max < 1_000 && max * 1_000 > min && min >= 10_000;
  if (isCut) return [min, max * 1_000];
  if (low.value > high.value) return [min, max];
  const scale = Math.max(low.scale, high.scale);
  if (low.scale !== high.scale && high.value < 1_000) return [low.value * scale, high.value * scale];
  const meansThousands = scale === 1 && low.value < 1_000 && low.value * 1_000 <= max;
  return meansThousands ? [min * 1_000, max] : [min, max];
}

// "up to 15-20" says nothing of the least, while "from 15 to 20" and "15-20+" say both.
export function readLimit(
  before: readonly SalaryToken[],
  after: readonly SalaryToken[],
  { orMore, isRange }: { orMore: boolean; isRange: boolean },
): "most" | "least" | undefined {
  const words = before.flatMap((token) =>
    token.kind === "word" ? [token.text] : token.kind === "joint" ? ["to"] : [],
  );
  const lead = words.slice(-3).join(" ");
  const tail = after.find((token) => token.kind === "word")?.text ?? "";
  if (
    UP_TO.test(lead) ||
    (!isRange && UNDER.test(lead)) ||
    UP_TO_PAY.test(words.join(" ")) ||
    AT_MOST.test(tail)
  )
    return "most";
  const isLeast = orMore || FROM.test(lead) || FROM_PAY.test(words.join(" ")) || AT_LEAST.test(tail);
  return isLeast ? "least" : undefined;
}

// Wherever it stands ahead of the amount: "The maximum base pay for this position is", "Minimum required hourly wage".
const OF_PAY = String.raw`(?: \p{L}+){0,2} (?:pay|salary|compensation|rate|wage)(?:\s|$)`;
const UP_TO_PAY = new RegExp(String.raw`(?:^|\s)max(?:imum)?${OF_PAY}`, "u");
const FROM_PAY = new RegExp(
  String.raw`(?:^|\s)(?:(?:starting|starts|minimum|min)${OF_PAY}|mindest(?:gehalt|lohn|entgelt)(?:\s|$))`,
  "u",
);
const UP_TO =
  /(?:^|\s)(?:up to|upto|no more than|as much as|reach(?:es|ing)?(?: up to)?|as high as|to zu|jusqu'à|hasta|até|capped at|not (?:to exceed|exceeding)|(?:max|maximum)(?: of)?|most|(?<!(?:not?|never) )less than)$/;
// Never of a range: "in the range below: $50,800 - $80,100".
const UNDER = /(?:^|\s)(?:under|below)$/;
const FROM =
  /(?:^|\s)(?:from|ab|desde|mindestens|(?:à|to) partir de|a partir de|más de|plus de|mais de|mehr als|starting|starts|start|upwards of|north of|as low as|minimum|min|least|above|over|more than|less than)(?: (?:at|from|to|of))?$/;
const AT_MOST = /^max(?:imum)?$/;
const AT_LEAST = /^(?:start|starting|minimum)$/;
