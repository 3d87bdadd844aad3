import { finishLastWord } from "./begun-word.ts";
import { asOneWord } from "./compounds.ts";
import { QUOTES } from "./quotes.ts";
import { splitChunks } from "./tokenize.ts";

/**
 * A search with each word in quotes that is not yet, so that nothing else is looked for, nor any word that only begins so: a
 * compound as words side by side, and words that were not asked for not at all.
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

/** What is quoted or refused, and any other word. */
const PART = new RegExp(`-?[${QUOTES}][^${QUOTES}]*[${QUOTES}]?|-\\S+|[^\\s${QUOTES}]+`, "g");
const KEPT = new RegExp(`^[-${QUOTES}]`);

/** How many parts from this one on are a compound together. */
function countJoined(parts: readonly string[], at: number): number {
  const joins = [3, 2].find((length) => {
    const taken = parts.slice(at, at + length);
    if (taken.length < length || taken.some((part) => KEPT.test(part))) return false;
    return asOneWord(taken.flatMap(wordsOf).join(" ")) !== undefined;
  });
  return joins ?? 1;
}

const wordsOf = (part: string) => splitChunks(part).flatMap(({ words }) => words);
