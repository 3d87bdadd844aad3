import { asOneWord } from "./compounds.ts";
import { finishLastWord } from "./last-word.ts";
import { QUOTES } from "./quotes.ts";
import { splitChunks } from "./tokenize.ts";

/**
 * Quotes each unquoted word of a search, so that no synonyms or longer words are found. Compounds become phrases, and
 * `dropped` words are removed.
 *
 * @example quoteSearch("front end jobs", ["jobs"]); // => '"front end"'
 */
export function quoteSearch(search: string, dropped: readonly string[]): string {
  const parts = finishLastWord(search).match(PART) ?? [];
  const quoted: string[] = [];
  for (let at = 0; at < parts.length;) {
    const taken = parts.slice(at, at + countJoined(parts, at));
    at += taken.length;
    const part = taken.join(" ");
    if (KEPT.test(part)) quoted.push(part);
    else if (!wordsOf(part).every((word) => dropped.includes(word))) quoted.push(`"${part}"`);
  }
  return quoted.join(" ");
}

/** A quoted or excluded part, or any other word. */
const PART = new RegExp(`-?[${QUOTES}][^${QUOTES}]*[${QUOTES}]?|-\\S+|[^\\s${QUOTES}]+`, "g");
const KEPT = new RegExp(`^[-${QUOTES}]`);

/** How many parts starting here form a compound. */
function countJoined(parts: readonly string[], at: number): number {
  const joins = [3, 2].find((length) => {
    const taken = parts.slice(at, at + length);
    if (taken.length < length || taken.some((part) => KEPT.test(part))) return false;
    return asOneWord(taken.flatMap(wordsOf).join(" ")) !== undefined;
  });
  return joins ?? 1;
}

const wordsOf = (part: string) => splitChunks(part).flatMap(({ words }) => words);
