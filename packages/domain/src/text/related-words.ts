import { asOneWord, GO_LANGUAGE, listCompounds } from "./compounds.ts";
import { findExpressions, readExpressions } from "./expressions.ts";
import { markWords } from "./spell-name.ts";
import { SKILLS_WITH, SYNONYMS } from "./synonyms.ts";

/**
 * Names that are also common words, if a text means the name, judging by capitals and context: "Python, Go or Rust",
 * but not "Go to market". A tag "go" usually means the latter.
 */
export function readNames(text: string): string[] {
  return text.includes("Go") && MEANS_GO.test(text) ? [GO_LANGUAGE] : [];
}

const BEFORE_GO =
  "in|with|using|or|and|also|plus|including|either|like|as|of|for|senior|staff|lead|principal|backend";
const AFTER_GO =
  "and|or|developer|engineer|programmer|backend|back-end|services|code|programming|microservices|experience";
const MEANS_GO = new RegExp(
  String.raw`(?:^|[,/(•|&:+]\s*|\b(?:${BEFORE_GO})\s+)Go(?=\s*(?:[,/).;|&•+]|\(?golang|$|\n)|\s+(?:${AFTER_GO})\b)`,
  "u",
);

/** What a text can also be found by, without duplicates: its compounds as one word, and marks of synonyms. */
export const findRelated = (words: readonly string[]): string[] => findExpressions(words, EXPRESSIONS);

/** The synonyms of a word or phrase, from all lines of `SYNONYMS` that have it. */
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

/** The mark of texts that contain a synonym of these words; undefined if there are no synonyms. */
export function markMeaning(words: string): string | undefined {
  const word = asOneWord(words) ?? words;
  return listSynonyms(word).length > 0 || Object.hasOwn(SKILLS_WITH, word) ? markWords(word) : undefined;
}

/** The synonyms of a name with several words, by its mark. */
export const listNamed = (mark: string): readonly string[] => NAMED.get(mark) ?? [];

const NAMED: ReadonlyMap<string, readonly string[]> = new Map(
  [
    ...Map.groupBy(
      [...SYNONYMS_OF].filter(([words]) => words.includes(" ")),
      ([words]) => markWords(words),
    ),
  ].map(([mark, written]) => [mark, [...new Set(written.flat(2))]] as const),
);

const EXPRESSIONS = readExpressions([
  ...listCompounds().map(({ word, spelling }) => ({ words: spelling, found: [word, ...listMeanings(word)] })),
  ...[...new Set(SYNONYMS.flat())].map((words) => ({ words, found: listMeanings(words) })),
  ...Object.entries(SKILLS_WITH).flatMap(([skill, others]) =>
    others.split(", ").map((words) => ({ words, found: [markWords(skill), ...listMeanings(skill)] })),
  ),
]);

/** Skills that imply the word with this mark, see `SKILLS_WITH`, each in one spelling. */
export const listSkillsWith = (mark: string): readonly string[] => SKILLS_OF.get(mark) ?? [];

const SKILLS_OF: ReadonlyMap<string, readonly string[]> = readSkills();

function readSkills(): Map<string, string[]> {
  const skills = new Map<string, string[]>();
  for (const [skill, others] of Object.entries(SKILLS_WITH)) {
    const listed = others.split(", ").filter((words) => asOneWord(words) === undefined);
    for (const mark of [markWords(skill), ...listMeanings(skill)]) skills.set(mark, listed);
  }
  return skills;
}

/** The marks of synonyms. */
export function listMeanings(words: string): string[] {
  return listSynonyms(words).map(markWords);
}
