import { isLastWordBegun } from "./begun-word.ts";
import { QUOTES } from "./quotes.ts";
import { MAX_SEARCH_LENGTH } from "./search-length.ts";
import { splitChunks } from "./tokenize.ts";

/**
 * One thing looked for. `phrase` is folded words with one space between ("full stack"), which must stand side by
 * side; `joined` is the same written as one word ("fullstack"), or the plural that was typed of a trade ("nurses"). With
 * `prefix` the last word may go on: `java` finds "javascript". `literal` is what stood in quotes. `related` are marked stems
 * (`understandSearch` adds them): forms of the word, and what means the same, count less than the word itself.
 */
export type SearchTerm = {
  phrase: string;
  joined?: string;
  prefix: boolean;
  literal?: true;
  related?: readonly string[];
};

/**
 * A search taken apart: every term of `all` must be found, none of `none`. `understandSearch` adds the rest: jobs whose
 * titles have any of the trades' names `named` (marked words) come earlier, and the words `dropped` are not asked for.
 */
export type SearchQuery = {
  all: readonly SearchTerm[];
  none: readonly SearchTerm[];
  named?: readonly string[];
  dropped?: readonly string[];
};

/**
 * Reads what a person typed. Words are all required; where the text ends in `*`, its last word is a prefix, but for one
 * letter from a to z; `"two words"` must stand side by side; `-word` and `-"two words"` must not occur. A quote left open
 * reaches to the end. Text without a word in it asks for nothing. Read are the first 200 characters, 20 terms and as many
 * refused ones, and of all these five of several words, those asked for first.
 *
 * @example
 * const { all, none } = parseSearch('react -"react native" remo*');
 * [all.map(({ phrase }) => phrase), none.map(({ phrase }) => phrase)]; // => [["react", "remo"], ["react native"]]
 */
export function parseSearch(text: string): SearchQuery {
  const all: SearchTerm[] = [];
  const none: SearchTerm[] = [];
  const typed = text.slice(0, MAX_SEARCH_LENGTH);
  const isBegun = isLastWordBegun(typed);
  for (const part of typed.matchAll(PART)) {
    const [whole, minus, quoted, bare] = part;
    const excluded = minus === "-";
    const last = isBegun && part.index + whole.length === typed.length;
    const terms =
      quoted === undefined
        ? excluded
          ? readBare([bare ?? ""], false)
          : readBare((bare ?? "").split(BETWEEN_WORDS), last)
        : readQuoted(quoted);
    (excluded ? none : all).push(...terms);
  }
  const asked = keepFirst(all, MAX_PHRASES);
  return { all: asked, none: keepFirst(none, MAX_PHRASES - asked.filter(isPhrase).length) };
}

/**
 * How many phrases of a search are looked for, those left out included: each costs many times what a word does.
 *
 * @example countPhrases('react "full stack" -"sign on"'); // => 2
 */
export function countPhrases(text: string): number {
  const { all, none } = parseSearch(text);
  return [...all, ...none].filter(isPhrase).length;
}

const isPhrase = ({ phrase }: SearchTerm) => phrase.includes(" ");

/** What is asked for beyond these is left out. */
function keepFirst(terms: readonly SearchTerm[], maxPhrases: number): SearchTerm[] {
  const phrases = terms.filter(isPhrase);
  const surplus = new Set(phrases.slice(maxPhrases));
  return terms.filter((term) => !surplus.has(term)).slice(0, MAX_TERMS);
}

// An optional minus at a word's beginning, then something in quotes or something up to the next space or quote.
const PART = new RegExp(
  `(?:(?<=^|\\s)(-))?(?:[${QUOTES}]([^${QUOTES}]*)[${QUOTES}]?|([^\\s${QUOTES}]+))`,
  "g",
);
const MAX_TERMS = 20;
// Words side by side are looked for job by job: enough of them would keep all other visitors waiting.
const MAX_PHRASES = 5;

function readQuoted(text: string): SearchTerm[] {
  const words = splitChunks(text).flatMap((chunk) => chunk.words);
  return words.length === 0 ? [] : [{ phrase: words.join(" "), prefix: false, literal: true }];
}

function readBare(texts: readonly string[], last: boolean): SearchTerm[] {
  const chunks = texts.flatMap(splitChunks);
  return chunks.map(({ words, joined }, at) => {
    const phrase = words.join(" ");
    const term = { phrase, prefix: last && at === chunks.length - 1 && !ONE_LETTER.test(phrase) };
    return joined === undefined ? term : { ...term, joined };
  });
}

/** "UI/UX" asks for two words in any order, and refuses them together; "A/B", "I/O" and "$40/hr" stand together. */
const BETWEEN_WORDS = /(?<=\p{L}{2})\/(?!hr\b)(?=\p{L}{2})/u;
/** The language C or R, and the beginning of too many other words to be one. */
const ONE_LETTER = /^[a-z]$/;
