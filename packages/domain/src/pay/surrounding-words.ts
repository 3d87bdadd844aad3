import { readRangeAt } from "./amount-range.ts";
import { LEAST_BARE } from "./bare-amounts.ts";
import { isBeside, isOfOther, isWord } from "./beside-pay.ts";
import type { SalaryToken } from "./salary-tokens.ts";

/** Whether a plus behind an amount is its own: "$85,000+ a month", and not "$85,000 + equity". */
export function hasOwnPlus(tokens: readonly SalaryToken[], end: number): boolean {
  const next = tokens[end + 1];
  const addsMoney =
    next?.kind === "number" || (next?.kind === "currency" && tokens[end + 2]?.kind === "number");
  const addsOther =
    next?.kind === "period" && isOfOther(tokens.slice(end + 2, end + 4)) && !isIn(tokens[end + 2]);
  return tokens[end]?.kind === "plus" && next?.kind !== "word" && !addsMoney && !addsOther;
}

/** "$10,000+ a month in commissions" */
const isIn = (token: SalaryToken | undefined) => token?.kind === "word" && token.text === "in";

// What comes after one of these is about something else: a bonus, an alternative, another place.
const ENDS: ReadonlySet<SalaryToken["kind"]> = new Set(["addition", "alternative", "plus", "number"]);

/** What is said behind the amount that ends before `end`, of it and of nothing else. */
export function wordsAfter(tokens: readonly SalaryToken[], end: number): SalaryToken[] {
  if (isOfNext(tokens, end)) return [];
  const rest = tokens.slice(hasOwnPlus(tokens, end) ? end + 1 : end);
  const stop = rest.findIndex(
    (token, at) =>
      ENDS.has(token.kind) ||
      (token.kind === "period" && token.leads) ||
      (token.kind === "joint" && isOfOther(rest.slice(at + 1))) ||
      (token.kind === "and" && isOfOther(rest.slice(at + 1)) && !rest.slice(0, at).some(isWord)) ||
      (token.kind === "and" && introduces(rest, at + 1)) ||
      (token.kind === "currency" && rest[at + 1]?.kind === "number"),
  );
  return stop === -1 ? rest : rest.slice(0, stop);
}

/** Whether words lead from there to another amount: "$80,000 and the OTE is $160,000". */
function introduces(tokens: readonly SalaryToken[], start: number): boolean {
  const next = tokens.slice(start).findIndex(({ kind }) => kind === "number" || kind === "currency");
  return next > 0 && tokens.slice(start, start + next).some(isWord);
}

const NAMES = /^(?:otes?|base|basic|salary|bonus|max(?:imum)?|min(?:imum)?)$/;
const namesAmount = (token: SalaryToken | undefined) => token?.kind === "word" && NAMES.test(token.text);

/**
 * Whether a name between two amounts is the second's: "£30k OTE £50k", "min £30k max £50k", and not "£50k OTE £30k base", where
 * names come after their amounts.
 */
function isOfNext(tokens: readonly SalaryToken[], end: number): boolean {
  const isApart = tokens[end]?.kind === "joint" || tokens[end]?.kind === "period";
  const at = isApart ? end + 1 : end;
  const next = namesAmount(tokens[at]) ? readRangeAt(tokens, at + 1) : null;
  const isMoney =
    next !== null && (next.low.currencies.length > 0 || next.low.value * next.low.scale >= LEAST_BARE);
  // "$140k base, $20k sign-on bonus": what comes next has a name of its own.
  const own = next === null ? at : next.end + (tokens[next.end]?.kind === "period" ? 1 : 0);
  return isMoney && !namesAmount(tokens[own]) && !isOfOther(tokens.slice(next.end));
}

/** What is said ahead of the amount that begins at `start`, since the last thing said of another. */
export function wordsBefore(tokens: readonly SalaryToken[], start: number): SalaryToken[] {
  const before = tokens.slice(0, start);
  // "Savings plan: +40 €" adds to nothing that was said before.
  const isFirst = !before.some(({ kind }) => kind === "number");
  const ends = (token: SalaryToken) => ENDS.has(token.kind) && !(isFirst && token.kind === "plus");
  const end = before.findLastIndex(ends);
  return before.slice(end + 1 + countOfLast(before.slice(end), tokens[start]));
}

/**
 * How many of the words behind a number, with which `since` begins, only say that it is money beside pay: in "$5,000 signing bonus,
 * $90,000 per year" both. `next` is the amount's own first token.
 */
function countOfLast([number, ...behind]: readonly SalaryToken[], next: SalaryToken | undefined): number {
  if (number?.kind !== "number") return 0;
  const opening = behind.findIndex((token) => token.kind === "and" || ("opens" in token && token.opens));
  const isApart = opening !== -1 || (next?.kind === "currency" && next.opens);
  const own = behind.slice(0, opening === -1 ? undefined : opening);
  return isApart && own.filter(isWord).some(isBeside) ? own.length : 0;
}

/** What is said since an amount of money: "Designer (3D)" and "open since 2026" have none. */
export function sinceMoney(before: readonly SalaryToken[]): SalaryToken[] {
  return before.slice(before.findLastIndex(({ kind }) => kind === "currency") + 1);
}
