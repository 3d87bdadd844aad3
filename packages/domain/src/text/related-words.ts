import { stemmer as stemEnglish } from "@orama/stemmers/english";
import { stemmer as stemGerman } from "@orama/stemmers/german";

import { findExpressions, readExpressions } from "./expressions.ts";
import { COMPOUNDS, NAMES, SYNONYMS } from "./synonyms.ts";

/** Begins what no word does: a stem that a text is related to. Never typed, for it is neither a letter nor a digit. */
const STEM_MARK = "=";

/**
 * What inflected forms of a folded word have in common, in English and in German; the word itself where nothing can be
 * taken off it. Two words are forms of one where they share any.
 */
export function stemsOf(word: string): readonly string[] {
  const known = recentStems.get(word);
  if (known) return known;
  if (recentStems.size >= MOST_KEPT) recentStems.clear();
  const stems = readStems(word);
  recentStems.set(word, stems);
  return stems;
}

/** Titles and searches have the same few words over and over, and taking one apart costs as much as finding it. */
const recentStems = new Map<string, readonly string[]>();
const MOST_KEPT = 4000;

function readStems(word: string): string[] {
  if (!INFLECTED.test(word) || NAMES.has(word)) return [word];
  if (AGENT.test(word)) return [word.replace(/s$/, "")];
  const plain = word.replace(FEMALE, "$1");
  const english = stemEnglish(plain);
  const german = stemGerman(plain);
  return english === german ? [english] : [english, german];
}

/** A trade is one, whoever has it: Entwicklerin, Redakteurinnen. */
const FEMALE = /^([a-z]{3,}(?:er|eur|or|ist|ant|ent|og|ekt))in(?:nen)?$/;

/** Who does something is not what is done: an accountant has no account, and a designer's job is not any design. */
const AGENT = /^(?:.{3,}ant)s?$/;

// Shorter ones are mostly abbreviations: AWS is not the plural of "aw".
const INFLECTED = /^[a-z]{4,40}$/;

/** A word's stems as a text's searchable words have them. */
export const markStems = (word: string): string[] => stemsOf(word).map((stem) => STEM_MARK + stem);

/** The stem that was marked. */
export const unmark = (marked: string): string => marked.slice(STEM_MARK.length);

export const isMarked = (word: string): boolean => word.startsWith(STEM_MARK);

/**
 * Names that are an everyday word as well, where a text means the name: told by capitals and by what stands around
 * them, as in "Python, Go or Rust", and not in "Go to market". A tag "go" is mostly of the latter.
 */
export function readNames(text: string): string[] {
  return GO_LANGUAGE.test(text) ? [GO] : [];
}

const GO = "golang";
const GO_LANGUAGE =
  /(?:^|[,/(•|&:+]\s*|\b(?:in|with|using|or|and|like|as|of|for|senior|staff|lead|principal|backend)\s+)Go(?=\s*(?:[,/).;|&•+]|\(?golang|$|\n)|\s+(?:and|or|developer|engineer|programmer|backend|back-end|services|code|programming|microservices|experience)\b)/u;

/**
 * What a text can also be found by: its compounds as one word, and stems of the words that mean the same as some of its
 * own. Each once.
 */
export const findRelated = (words: readonly string[]): string[] => findExpressions(words, EXPRESSIONS);

/** The one word that these words are looked for as, where they are a known compound, or several of it, or a name. */
export const asOneWord = (words: string): string | undefined =>
  words === "go" ? GO : (COMPOUND_OF.get(words) ?? COMPOUND_OF.get(words.replace(/s$/, "")));

/** What else stands on the lines of `SYNONYMS` that have this word or these words. */
export function listSynonyms(words: string): readonly string[] {
  const known =
    SYNONYMS_OF.get(words) ?? (words.endsWith("s") ? SYNONYMS_OF.get(words.slice(0, -1)) : undefined);
  return known ?? [];
}

const SYNONYMS_OF: ReadonlyMap<string, readonly string[]> = new Map(
  [...new Set(SYNONYMS.flat())].map((words) => {
    const meaning = new Set(SYNONYMS.filter((line) => line.includes(words)).flat());
    return [words, [...meaning].filter((other) => other !== words)];
  }),
);

/** How a compound is written otherwise. */
export const listSpellings = (word: string): readonly string[] => COMPOUNDS[word] ?? [];

const COMPOUND_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(COMPOUNDS).flatMap(([word, spellings]) => spellings.map((spelling) => [spelling, word])),
);

const EXPRESSIONS = readExpressions([
  ...[...COMPOUND_OF].map(([spelling, word]) => ({ words: spelling, found: [word, ...listMeanings(word)] })),
  ...[...new Set(SYNONYMS.flat())].map((words) => ({ words, found: listMeanings(words) })),
]);

/** The stem of each word that means the same and is not one of its own. */
export function listMeanings(one: string): string[] {
  const own = new Set(one.split(" "));
  const words = SYNONYMS.filter((line) => line.includes(one)).flatMap((line) =>
    line.flatMap((other) => other.split(" ")),
  );
  return words.filter((word) => !own.has(word)).map(markFirst);
}

/** The mark of a word by the first of its stems, which is enough to be found by all of them. */
export function markFirst(word: string): string {
  return STEM_MARK + (stemsOf(word)[0] ?? word);
}
