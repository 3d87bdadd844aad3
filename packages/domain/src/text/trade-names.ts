import { BUSINESS_TRADES } from "./business-trades.ts";
import { asOneWord, stemsOf } from "./related-words.ts";
import { SYNONYMS } from "./synonyms.ts";
import { TECHNICAL_TRADES } from "./technical-trades.ts";

/** Each trade, and the titles that a search for it finds as well. */
export const TRADES: readonly { readonly asked: string; readonly titles: readonly string[] }[] =
  Object.entries({ ...TECHNICAL_TRADES, ...BUSINESS_TRADES }).map(([asked, titles]) => ({
    asked,
    titles: titles.split(", "),
  }));

const TITLES: ReadonlyMap<string, readonly string[]> = new Map(
  TRADES.map(({ asked, titles }) => [asked, titles]),
);

/** The titles that a search for this trade finds as well; none where the words are no trade of ours. */
export const listRelatedTitles = (trade: string): readonly string[] => TITLES.get(trade) ?? [];

/** Every name of a trade that our lists have, and the other words that have synonyms. */
const KNOWN: readonly string[] = [
  ...TRADES.flatMap(({ asked, titles }) => [asked, ...titles]),
  ...SYNONYMS.flat(),
];
const WORDS: ReadonlySet<string> = new Set(KNOWN.flatMap((name) => name.split(" ")));

/** The singular of a word of trades: who types "nurses" looks for "Nurse" in titles. Other words stay as they are. */
export function toSingular(word: string): string {
  const singular = word.replace(/s$/, "");
  return WORDS.has(singular) && !WORDS.has(word) && word !== HOURS ? singular : word;
}

const HOURS = "hrs";

const FIRST_SYNONYMS: ReadonlyMap<string, string> = new Map(
  SYNONYMS.toReversed().flatMap((line) => {
    const words = line.filter((one) => !one.includes(" "));
    return words.map((word): [string, string] => [word, words[0] ?? word]);
  }),
);

/** By number of words, as `spellName` writes them. */
const NAMES: ReadonlyMap<number, ReadonlySet<string>> = new Map(
  [2, 3].map((length) => {
    const spelt = KNOWN.map((name) => spellWords(name.split(" "))).filter((words) => words.length === length);
    return [length, new Set(spelt.map(spellName))];
  }),
);

/**
 * A mark for each name of a trade that stands in these words, side by side and in whichever spelling: a title that has
 * "data engineer" comes before one that has data and engineers apart.
 */
export function listNameMarks(words: readonly string[]): string[] {
  if (words.length < 2) return [];
  const spelt = spellWords(words);
  const found = spelt.flatMap((_, at) =>
    [...NAMES].flatMap(([length, names]) => {
      const name = spellName(spelt.slice(at, at + length));
      return names.has(name) ? [`=${name}`] : [];
    }),
  );
  return [...new Set(found)];
}

function spellName(words: readonly string[]): string {
  return words.join("_");
}

/** Words of one spelling for all that mean the same: compounds as one, the first of synonyms, stems. */
function spellWords(words: readonly string[]): string[] {
  const spelt: string[] = [];
  for (let at = 0; at < words.length;) {
    const parts = [3, 2, 1].map((count) => words.slice(at, at + count));
    const compound = parts.find((taken) => taken.length > 1 && asOneWord(taken.join(" ")) !== undefined);
    const word = compound ? (asOneWord(compound.join(" ")) ?? "") : (words[at] ?? "");
    spelt.push(
      FIRST_SYNONYMS.get(word) ?? FIRST_SYNONYMS.get(word.replace(/s$/, "")) ?? stemsOf(word)[0] ?? word,
    );
    at += compound?.length ?? 1;
  }
  return spelt;
}
