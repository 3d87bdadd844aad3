import { stemmer as stemEnglish } from "@orama/stemmers/english";
import { stemmer as stemGerman } from "@orama/stemmers/german";

import { COMPOUNDS, NAMES, SYNONYMS } from "./synonyms.ts";

/** Begins what no word does: a stem that a text is related to. Never typed, for it is neither a letter nor a digit. */
const STEM_MARK = "=";

/**
 * What inflected forms of a folded word have in common, in English and in German; the word itself where nothing can be
 * taken off it. Two words are forms of one where they share any.
 */
export function stemsOf(word: string): string[] {
  if (!INFLECTED.test(word) || NAMES.has(word)) return [word];
  if (AGENT.test(word)) return [word.replace(/s$/, "")];
  const english = stemEnglish(word);
  const german = stemGerman(word);
  return english === german ? [english] : [english, german];
}

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
 * them, as in "Python, Go or Rust", and not in "Go to market".
 */
export function readNames(text: string): string[] {
  return text.length < 3 ? listNames(/^go$/i.test(text)) : listNames(GO_LANGUAGE.test(text));
}

const listNames = (hasGo: boolean) => (hasGo ? [GO] : []);
const GO = "golang";
const GO_LANGUAGE =
  /(?:^|[,/(•|&:+]\s*|\b(?:in|with|using|or|and|like|as|of|for|senior|staff|lead|principal|backend)\s+)Go(?=\s*(?:[,/).;|&•+]|\(?golang|$|\n)|\s+(?:and|or|developer|engineer|programmer|backend|back-end|services|code|programming|microservices|experience)\b)/u;

/** Words side by side that mean something together, and what a text that has them can also be found by. */
type Expression = { readonly words: readonly string[]; readonly found: readonly string[] };

/**
 * What a text can also be found by: its compounds as one word, and stems of the words that mean the same as some of its
 * own. Each once.
 */
export function findRelated(words: readonly string[]): string[] {
  const found = new Set<string>();
  for (const [at, word] of words.entries()) {
    for (const expression of beginningWith(word)) {
      if (expression.words.every((each, ahead) => isForm(words[at + ahead], each))) {
        for (const one of expression.found) found.add(one);
      }
    }
  }
  return [...found];
}

/** Expressions that that may begin with this word. */
function beginningWith(word: string): readonly Expression[] {
  return EXPRESSIONS.get(word) ?? (word.endsWith("s") ? EXPRESSIONS.get(word.slice(0, -1)) : undefined) ?? [];
}

const isForm = (word: string | undefined, wanted: string) => word === wanted || word === `${wanted}s`;

/** The one word that these words are looked for as, where they are a known compound or name. */
export const asOneWord = (words: string): string | undefined =>
  words === "go" ? GO : COMPOUND_OF.get(words);

/** What else stands on the lines of `SYNONYMS` that have this word or these words. */
export function listSynonyms(words: string): string[] {
  const single = words.endsWith("s") ? words.slice(0, -1) : words;
  const lines = SYNONYMS.filter((line) => line.includes(words) || line.includes(single));
  return [...new Set(lines.flat())].filter((other) => other !== words && other !== single);
}

/** How a compound is written otherwise. */
export const listSpellings = (word: string): readonly string[] => COMPOUNDS[word] ?? [];

const COMPOUND_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(COMPOUNDS).flatMap(([word, spellings]) => spellings.map((spelling) => [spelling, word])),
);

const EXPRESSIONS: ReadonlyMap<string, readonly Expression[]> = Map.groupBy(
  listExpressions(),
  ({ words }) => words[0] ?? "",
);

function listExpressions(): Expression[] {
  const compounds = [...COMPOUND_OF].map(([spelling, word]) => ({
    words: spelling.split(" "),
    found: [word, ...listMeanings(word)],
  }));
  const synonyms = [...new Set(SYNONYMS.flat())].map((one) => ({
    words: one.split(" "),
    found: listMeanings(one),
  }));
  return [...compounds, ...synonyms];
}

/** The stem of each word that means the same and is not one of its own. */
function listMeanings(one: string): string[] {
  const own = new Set(one.split(" "));
  const words = SYNONYMS.filter((line) => line.includes(one)).flatMap((line) =>
    line.flatMap((other) => other.split(" ")),
  );
  return words.filter((word) => !own.has(word)).map((word) => STEM_MARK + (stemsOf(word)[0] ?? word));
}
