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

/** The mark of a name of several words, whichever way they are spelt: who is director of marketing is marketing director. */
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

/** The mark of one word, or of several as a name: whoever has only one of those does not have the mark. */
export const markWords = (words: string): string =>
  words.includes(" ") ? markName(spellWords(words.split(" "))) : markFirst(words);
