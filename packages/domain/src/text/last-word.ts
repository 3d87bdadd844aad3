import { QUOTES } from "./quotes.ts";
import { MAX_SEARCH_LENGTH } from "./search-length.ts";

/**
 * Turns the last word of a search into a prefix with `*`, for searching while typing. Unchanged if no word is being
 * typed: after a space or comma, in quotes, after a minus.
 *
 * @example beginLastWord("senior scal"); // => "senior scal*"
 */
export function beginLastWord(search: string): string {
  const isTyping = WORD_END.test(search) && !REFUSED_END.test(search) && !isInQuotes(search);
  return isTyping && search.length < MAX_SEARCH_LENGTH ? `${search}*` : search;
}

/**
 * Removes the `*`, so that the search is for whole words only.
 *
 * @example finishLastWord("senior scal*"); // => "senior scal"
 */
export const finishLastWord = (search: string): string =>
  isLastWordPrefix(search) ? search.slice(0, -1) : search;

/** Whether the last word of a search is a prefix. */
export const isLastWordPrefix = (search: string): boolean => PREFIX_END.test(search);

const WORD_END = /[\p{L}\p{M}\p{N}+#]$/u;
const PREFIX_END = /[\p{L}\p{M}\p{N}+#]\*$/u;
const REFUSED_END = /(?:^|\s)-\S*$/;
const QUOTE = new RegExp(`[${QUOTES}]`, "g");

const isInQuotes = (search: string): boolean => (search.match(QUOTE) ?? []).length % 2 === 1;
