import { asOneWord, listSpellings } from "./compounds.ts";
import { dropFillers } from "./filler-words.ts";
import { parseSearch, type SearchQuery, type SearchTerm } from "./parse-search.ts";
import { listNamed, listSynonyms } from "./related-words.ts";
import { markStems } from "./stems.ts";
import { findTradeNames, toSingular, type TradeName } from "./trade-names.ts";
import { familyOf } from "./word-families.ts";

/**
 * Reads what a person typed as a search does: compounds as one word ("front end" is "frontend"), and with each word
 * what is related to it: its other forms and what means the same. Words that tell nothing of a job are left out. What is quoted or
 * refused stays as it is.
 *
 * @example understandSearch('"front end" k8s ').all.map(({ phrase, related = [] }) => [phrase, ...related]); // => [["front end"], ["k8s", "=k8s"]]
 */
export function understandSearch(text: string): SearchQuery {
  const { all, none } = parseSearch(text);
  const asked = joinCompounds(all);
  const { related, names } = relateTerms(asked);
  const isNamed = (at: number) => names.some(({ from, to }) => from <= at && at < to);
  const kept = new Set(dropFillers(asked, isNamed));
  return {
    all: asked.flatMap((term, at) => (kept.has(term) ? (related[at] ?? []) : [])),
    none,
    named: [...new Set(names.map(({ mark }) => mark))],
    dropped: asked.filter((term) => !kept.has(term)).map(({ phrase }) => phrase),
  };
}

/** Terms that stand side by side, each with what is related to it, and the names of trades among them. */
export function relateTerms(asked: readonly SearchTerm[]): {
  related: SearchTerm[];
  names: readonly TradeName[];
} {
  const names = findTradeNames(asked.map(({ phrase, literal }) => (literal ? "" : phrase)));
  const related = asked.map((term, at) => {
    const joined = joinWithNeighbours(asked, at).flatMap(markStems);
    const named = names.filter(({ from, to }) => from <= at && at < to).map(({ mark }) => mark);
    return relate(term, [...joined, ...named]);
  });
  return { related, names };
}

/** Words of the longest compound. */
const MOST_WORDS = 3;

function joinCompounds(terms: readonly SearchTerm[]): SearchTerm[] {
  const joined: SearchTerm[] = [];
  for (let at = 0; at < terms.length;) {
    const { term, length } = joinAt(terms, at);
    if (term) joined.push(term);
    at += length;
  }
  return joined;
}

function joinAt(terms: readonly SearchTerm[], at: number): { term: SearchTerm | undefined; length: number } {
  for (let length = MOST_WORDS; length > 0; length -= 1) {
    const taken = terms.slice(at, at + length);
    const last = taken.at(-1);
    if (!last || taken.length < length || taken.some(({ literal }) => literal)) continue;
    const phrase = asOneWord(taken.map((each) => each.phrase).join(" "));
    if (phrase !== undefined) return { term: { phrase, prefix: last.prefix }, length };
  }
  return { term: terms[at], length: 1 };
}

function relate(term: SearchTerm, others: readonly string[]): SearchTerm {
  const { literal, prefix } = term;
  if (literal) return term;
  if (term.phrase.includes(" "))
    return term.joined === undefined ? term : { ...term, related: markStems(term.joined) };
  const phrase = toSingular(term.phrase);
  // What has a meaning of its own is not the beginning of another word.
  const isApart = phrase.length <= LONGEST_ABBREVIATION || familyOf(phrase) !== undefined;
  const isWhole = isApart && listSynonyms(phrase).length > 0;
  return {
    ...term,
    phrase,
    // Who asks for nurses asks for a nurse: either is what was asked for.
    ...(phrase !== term.phrase && { joined: term.phrase }),
    prefix: prefix && !isWhole && phrase === term.phrase,
    related: [...new Set([phrase, writeUmlauts(phrase)].flatMap(markStems).concat(others))],
  };
}

/** What German keyboards alone have a key for is typed "Koeln" elsewhere, and read without the umlaut in every text. */
const writeUmlauts = (word: string): string =>
  word.length < SHORTEST_GERMAN ? word : word.replace(UMLAUT, "$1");

/** "Does" and "poem" are none. */
const SHORTEST_GERMAN = 5;
/** Neither of "queue", "value" and "client", nor of "Michael"; the other words that have such letters are none without the e. */
const UMLAUT = /(?<![aeiouq])([aou])e(?![aeio]|l?$)/g;

const LONGEST_ABBREVIATION = 3;

/** A word as one with the word before it and the word after: who types "dog walker" looks for "Dogwalker" too. */
function joinWithNeighbours(terms: readonly SearchTerm[], at: number): string[] {
  return [at - 1, at].flatMap((first) => {
    const pair = terms.slice(Math.max(0, first), first + 2);
    const joins = pair.every(
      ({ phrase, literal }) => !literal && JOINED_PART.test(phrase) && !STOP_WORDS.has(phrase),
    );
    return pair.length === 2 && joins ? [pair.map(({ phrase }) => phrase).join("")] : [];
  });
}

const JOINED_PART = /^\p{L}{3,}$/u;

/** Words that hold others together, and begin no compound: "the rapist" asks for no therapist. Prefixes ("over time") do. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    "the and for with from but nor not any all are our you your their this that who how was has its " +
    "der die das den dem des und oder fur mit von vom zum zur bei als ein eine einen einer " +
    "les une aux pour avec dans sur par los las una con por para del dos uma com het een voor met van"
  ).split(" "),
);

/**
 * What a search for these words looks for in every text, beside other forms of them: what means the same as several of
 * them, then all spellings, and what means the same as one. What else their trade is called is looked for in titles alone,
 * and not told.
 */
export function listMeant({ all, named = [] }: SearchQuery): string[] {
  const single = all.flatMap(({ phrase, literal }) => (literal ? [] : [phrase, ...listSynonyms(phrase)]));
  const meant = [...named.flatMap(listNamed), ...single];
  return [...new Set(meant.flatMap((words) => [words, ...listSpellings(words)]))];
}
