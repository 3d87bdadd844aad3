import { asOneWord } from "./compounds.ts";
import { markFirst, markText, stemsOf } from "./stems.ts";
import { SYNONYMS } from "./synonyms.ts";

/** A normalised word of a name, and the range of written words it represents, from `from` up to `to`. */
export interface SpeltWord {
  readonly word: string;
  readonly from: number;
  readonly to: number;
}

/** Normalises words so that equivalent names are equal: compounds as one word, first synonyms, stems. */
export function spellWords(words: readonly string[]): SpeltWord[] {
  const spelt: SpeltWord[] = [];
  for (let from = 0; from < words.length;) {
    const { word, length } = readAt(words, from);
    spelt.push({ word: spellWord(word), from, to: from + length });
    from += length;
  }
  return spelt;
}

function readAt(words: readonly string[], at: number): { word: string; length: number } {
  for (const length of [3, 2]) {
    const taken = words.slice(at, at + length).join(" ");
    const word = words.length < at + length ? undefined : taken === VICE_PRESIDENT ? "vp" : asOneWord(taken);
    if (word !== undefined) return { word, length };
  }
  return { word: words[at] ?? "", length: 1 };
}

const VICE_PRESIDENT = "vice president";

function spellWord(word: string): string {
  const first = FIRST_SYNONYMS.get(word) ?? FIRST_SYNONYMS.get(word.replace(/s$/, "")) ?? word;
  return stemsOf(first)[0] ?? first;
}

const FIRST_SYNONYMS: ReadonlyMap<string, string> = new Map(
  SYNONYMS.toReversed().flatMap((line) => {
    const words = line.filter((one) => !one.includes(" "));
    return words.map((word): [string, string] => [word, words[0] ?? word]);
  }),
);

/** The mark of a name with several words in any spelling: a director of marketing is a marketing director. */
export function markName(spelt: readonly SpeltWord[]): string {
  return markText(putRankLast(spelt.map(({ word }) => word)).join("_"));
}

function putRankLast(words: readonly string[]): readonly string[] {
  const of = words.indexOf("of");
  if (of > 0) return [...words.slice(of + 1), ...words.slice(0, of)];
  const [first = "", ...others] = words;
  return RANKS.has(first) ? [...others, first] : words;
}

const RANKS: ReadonlySet<string> = new Set(["vp", "director", "head"]);

/** The mark of a word, or of several as a name, which a single one of them does not have. */
export const markWords = (words: string): string =>
  words.includes(" ") ? markName(spellWords(words.split(" "))) : markFirst(words);
