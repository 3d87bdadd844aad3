import type { SalaryToken } from "./salary-tokens.ts";

/**
 * Whether the amount that ends before `end` is a least: "85,000+ a month" but not "85,000 + equity", "85,000 or more".
 */
export function isOrMore(tokens: readonly SalaryToken[], end: number): boolean {
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
export function wordsAfter(tokens: readonly SalaryToken[], end: number): SalaryToken[] {
  const rest = tokens.slice(hasOwnPlus(tokens, end) ? end + 1 : end);
  const stop = rest.findIndex(
    (token, at) => ENDS.has(token.kind) || (token.kind === "currency" && rest[at + 1]?.kind === "number"),
  );
  return stop === -1 ? rest : rest.slice(0, stop);
}

/** What is said ahead of the amount that begins at `start`, since the last thing said of another. */
export function wordsBefore(tokens: readonly SalaryToken[], start: number): SalaryToken[] {
  const before = tokens.slice(0, start);
  return before.slice(before.findLastIndex((token) => ENDS.has(token.kind)) + 1);
}
