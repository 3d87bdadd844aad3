import { asOneWord, GO_LANGUAGE, listCompounds } from "./compounds.ts";
import { findExpressions, readExpressions } from "./expressions.ts";
import { markWords } from "./spell-name.ts";
import { SKILLS_WITH, SYNONYMS } from "./synonyms.ts";

/**
 * Names that are an everyday word as well, where a text means the name: told by capitals and by what stands around
 * them, as in "Python, Go or Rust", and not in "Go to market". A tag "go" is mostly of the latter.
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

/**
 * What a text can also be found by: its compounds as one word, and marks of what means the same as some of its own
 * words. Each once.
 */
export const findRelated = (words: readonly string[]): string[] => findExpressions(words, EXPRESSIONS);

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

/** The mark that texts have which say the same as this word or these words otherwise; undefined where no other words do. */
export function markMeaning(words: string): string | undefined {
  const word = asOneWord(words) ?? words;
  return listSynonyms(word).length > 0 || Object.hasOwn(SKILLS_WITH, word) ? markWords(word) : undefined;
}

/** What means the same as a name of several words, by its mark. */
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

/** Skills that stand for the word with this mark, see `SKILLS_WITH`, each in one spelling. */
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

/** The marks of what means the same. */
export function listMeanings(words: string): string[] {
  return listSynonyms(words).map(markWords);
}
