import { asOneWord, listSpellings } from "./compounds.ts";
import { dropFillers } from "./filler-words.ts";
import { parseSearch, type SearchQuery, type SearchTerm } from "./parse-search.ts";
import { listNamed, listSynonyms } from "./related-words.ts";
import { markStems } from "./stems.ts";
import { findTradeNames, toSingular, type TradeName } from "./trade-names.ts";
import { familyOf } from "./word-families.ts";

/**
 * Parses and interprets a typed search: joins compounds ("front end" is "frontend"), adds other forms and synonyms of
 * each word, and drops words that say nothing about a job. Quoted and excluded terms are kept as they are.
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

/** Adds related words to adjacent terms, and finds the trade names among them. */
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

/** Maximum words of a compound. */
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
  // Words with their own meaning are not prefixes.
  const isApart = phrase.length <= LONGEST_ABBREVIATION || familyOf(phrase) !== undefined;
  const isWhole = isApart && listSynonyms(phrase).length > 0;
  return {
    ...term,
    phrase,
    // "nurses" also means "nurse": both are exact matches.
    ...(phrase !== term.phrase && { joined: term.phrase }),
    prefix: prefix && !isWhole && phrase === term.phrase,
    related: [...new Set([phrase, writeUmlauts(phrase)].flatMap(markStems).concat(others))],
  };
}

/** Without a German keyboard, "Köln" is typed "Koeln"; texts are folded to "koln". */
const writeUmlauts = (word: string): string =>
  word.length < SHORTEST_GERMAN ? word : word.replace(UMLAUT, "$1");

/** Excludes "does" and "poem". */
const SHORTEST_GERMAN = 5;
/** Excludes "queue", "value", "client" and "Michael"; other words with such letters are not words without the e. */
const UMLAUT = /(?<![aeiouq])([aou])e(?![aeio]|l?$)/g;

const LONGEST_ABBREVIATION = 3;

/** Joins a word with the previous and the next one: "dog walker" also finds "Dogwalker". */
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

/** Connecting words, which never start a compound: "the rapist" is not a therapist. Prefixes ("over time") can. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    "the and for with from but nor not any all are our you your their this that who how was has its " +
    "der die das den dem des und oder fur mit von vom zum zur bei als ein eine einen einer " +
    "les une aux pour avec dans sur par los las una con por para del dos uma com het een voor met van"
  ).split(" "),
);

/**
 * What a search looks for in every text besides other forms: synonyms of several words, then all spellings, and
 * synonyms of single words. Other names of the trade are only searched in titles and not included.
 */
export function listMeant({ all, named = [] }: SearchQuery): string[] {
  const single = all.flatMap(({ phrase, literal }) => (literal ? [] : [phrase, ...listSynonyms(phrase)]));
  const meant = [...named.flatMap(listNamed), ...single];
  return [...new Set(meant.flatMap((words) => [words, ...listSpellings(words)]))];
}
