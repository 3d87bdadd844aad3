import { isLastWordPrefix } from "./last-word.ts";
import { QUOTES } from "./quotes.ts";
import { MAX_SEARCH_LENGTH } from "./search-length.ts";
import { splitChunks } from "./tokenize.ts";

/**
 * A term of a search. `phrase` has folded words separated by single spaces ("full stack"), which must be adjacent;
 * `joined` is the same as one word ("fullstack"), or the typed plural of a trade ("nurses"). With `prefix`, the last
 * word may be longer: `java` finds "javascript". `literal` means it was quoted. `related` are marked stems, added by
 * `understandSearch`: forms and synonyms, which count less than the word itself.
 */
export type SearchTerm = {
  phrase: string;
  joined?: string;
  prefix: boolean;
  literal?: true;
  related?: readonly string[];
};

/**
 * A parsed search: every term of `all` must match, none of `none`. `understandSearch` adds the rest: jobs whose titles
 * have any of the trade names `named` (marked words) rank higher, and the words in `dropped` are ignored.
 */
export type SearchQuery = {
  all: readonly SearchTerm[];
  none: readonly SearchTerm[];
  named?: readonly string[];
  dropped?: readonly string[];
};

/**
 * Parses a typed search. All words are required; if the text ends in `*`, its last word is a prefix, except that a
 * single letter from a to z is left out after other words and a whole word alone; `"two words"` must be adjacent; `-word` and `-"two words"` must not occur. An unclosed
 * quote extends to the end. A text without words matches everything. Limited to 200 characters, 20 required and 20
 * excluded terms, and five phrases in total, required ones first.
 *
 * @example
 * const { all, none } = parseSearch('react -"react native" remo*');
 * [all.map(({ phrase }) => phrase), none.map(({ phrase }) => phrase)]; // => [["react", "remo"], ["react native"]]
 */
export function parseSearch(text: string): SearchQuery {
  const all: SearchTerm[] = [];
  const none: SearchTerm[] = [];
  const typed = text.slice(0, MAX_SEARCH_LENGTH);
  const isPrefix = isLastWordPrefix(typed);
  for (const part of typed.matchAll(PART)) {
    const [whole, minus, quoted, bare] = part;
    const excluded = minus === "-";
    const last = isPrefix && part.index + whole.length === typed.length;
    const terms =
      quoted === undefined
        ? excluded
          ? readBare([bare ?? ""], false)
          : readBare((bare ?? "").split(BETWEEN_WORDS), last)
        : readQuoted(quoted);
    (excluded ? none : all).push(...terms);
  }
  const asked = keepFirst(avoidOneLetterPrefix(all), MAX_PHRASES);
  return { all: asked, none: keepFirst(none, MAX_PHRASES - asked.filter(isPhrase).length) };
}

/**
 * How many phrases a search has, including excluded ones: each costs many times as much as a word.
 *
 * @example countPhrases('react "full stack" -"sign on"'); // => 2
 */
export function countPhrases(text: string): number {
  const { all, none } = parseSearch(text);
  return [...all, ...none].filter(isPhrase).length;
}

const isPhrase = ({ phrase }: SearchTerm) => phrase.includes(" ");

/** Drops terms beyond the limits. */
function keepFirst(terms: readonly SearchTerm[], maxPhrases: number): SearchTerm[] {
  const phrases = terms.filter(isPhrase);
  const surplus = new Set(phrases.slice(maxPhrases));
  return terms.filter((term) => !surplus.has(term)).slice(0, MAX_TERMS);
}

// An optional minus, then a quoted text or anything up to the next space or quote.
const PART = new RegExp(
  `(?:(?<=^|\\s)(-))?(?:[${QUOTES}]([^${QUOTES}]*)[${QUOTES}]?|([^\\s${QUOTES}]+))`,
  "g",
);
const MAX_TERMS = 20;
// Phrases are searched job by job: too many would slow down the site for everyone.
const MAX_PHRASES = 5;

function readQuoted(text: string): SearchTerm[] {
  const words = splitChunks(text).flatMap((chunk) => chunk.words);
  return words.length === 0 ? [] : [{ phrase: words.join(" "), prefix: false, literal: true }];
}

function readBare(texts: readonly string[], last: boolean): SearchTerm[] {
  const chunks = texts.flatMap(splitChunks);
  return chunks.map(({ words, joined }, at) => {
    const phrase = words.join(" ");
    const term = { phrase, prefix: last && at === chunks.length - 1 };
    return joined === undefined ? term : { ...term, joined };
  });
}

/** "UI/UX" are two words in any order, or a phrase if excluded; "A/B", "I/O" and "$40/hr" stay together. */
const BETWEEN_WORDS = /(?<=\p{L}{2})\/(?!hr\b)(?=\p{L}{2})/u;
/** Too many words start with one letter: after other words it is left out, and alone it may be the language C or R. */
function avoidOneLetterPrefix(terms: readonly SearchTerm[]): readonly SearchTerm[] {
  const last = terms.at(-1);
  if (!last?.prefix || !ONE_LETTER.test(last.phrase)) return terms;
  return terms.length > 1 ? terms.slice(0, -1) : [{ ...last, prefix: false }];
}

const ONE_LETTER = /^[a-z]$/;
