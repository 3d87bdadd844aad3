import { asOneWord } from "./compounds.ts";
import { markFirst, markText, stemsOf } from "./stems.ts";
import { SYNONYMS } from "./synonyms.ts";

/** A word of a name, and which of the words written it stands for: those from `from` up to `to`. */
export interface SpeltWord {
  readonly word: string;
  readonly from: number;
  readonly to: number;
}

/** Words of one spelling for all that mean the same: compounds as one, the first of synonyms, stems. */
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
    const compound =
      words.length < at + length ? undefined : asOneWord(words.slice(at, at + length).join(" "));
    if (compound !== undefined) return { word: compound, length };
  }
  return { word: words[at] ?? "", length: 1 };
}

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

/** The mark of a name of several words, whichever way they are spelt. */
export const markName = (spelt: readonly SpeltWord[]): string =>
  markText(spelt.map(({ word }) => word).join("_"));

/** The mark of one word, or of several as a name: whoever has only one of those does not have the mark. */
export const markWords = (words: string): string =>
  words.includes(" ") ? markName(spellWords(words.split(" "))) : markFirst(words);
