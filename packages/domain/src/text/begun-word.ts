import { QUOTES } from "./quotes.ts";
import { MAX_SEARCH_LENGTH } from "./search-length.ts";

/**
 * A search that also finds words which go on from its last one, as it is asked while somebody is typing that: with a `*` at
 * its end. As it is where no word is being typed there: after a space or comma, in quotes, after a minus.
 *
 * @example beginLastWord("senior scal"); // => "senior scal*"
 */
export function beginLastWord(search: string): string {
  const isTyping = WORD_END.test(search) && !REFUSED_END.test(search) && !isInQuotes(search);
  return isTyping && search.length < MAX_SEARCH_LENGTH ? `${search}*` : search;
}

/**
 * The same search for whole words alone.
 *
 * @example finishLastWord("senior scal*"); // => "senior scal"
 */
export const finishLastWord = (search: string): string =>
  isLastWordBegun(search) ? search.slice(0, -1) : search;

/** Whether the last word of a search need only begin so. */
export const isLastWordBegun = (search: string): boolean => BEGUN_END.test(search);

const WORD_END = /[\p{L}\p{M}\p{N}+#]$/u;
const BEGUN_END = /[\p{L}\p{M}\p{N}+#]\*$/u;
const REFUSED_END = /(?:^|\s)-\S*$/;
const QUOTE = new RegExp(`[${QUOTES}]`, "g");

const isInQuotes = (search: string): boolean => (search.match(QUOTE) ?? []).length % 2 === 1;
