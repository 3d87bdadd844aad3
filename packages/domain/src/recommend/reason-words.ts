import { holdsTerm } from "../filter/match-search.ts";
import { asOneWord } from "../text/compounds.ts";
import { listTradeMarks } from "../text/related-trades.ts";
import { searchableText } from "../text/searchable-text.ts";
import { stemsOf } from "../text/stems.ts";
import { isWeak } from "./calling.ts";
import { type Interest, readTerm, titleWords } from "./interest.ts";

/** A word to show as a reason, and its folded form. */
export interface ReasonWord {
  readonly word: string;
  readonly phrase: string;
}

/** Up to this many adjacent words of a title may be another name for a word: "Registered Nurse" for "RN". */
const LONGEST_NAME = 4;

/**
 * What a job's title says of a person's title words: the word as they wrote it, if the job's title has it in any form,
 * else the job's own words for it. Empty if part of a title only says what tells nothing alone, such as "Senior".
 *
 * @example nameTitleWords("Software Developer", interests, true); // for a Software Engineer: "Developer" and "Software"
 */
export function nameTitleWords(
  title: string,
  interests: readonly Interest[],
  isWhole: boolean,
): ReasonWord[] {
  const names = listNames(title);
  const found = interests.flatMap(({ word, term }): ReasonWord[] => {
    if (names.some(({ phrase }) => isSameWord(phrase, term))) return [{ word, phrase: term.phrase }];
    const says = (text: string) => holdsTerm(searchableText(text), term);
    const isOfTrade = (text: string) =>
      listTradeMarks(text, "").some((mark) => term.related?.includes(mark) === true);
    // Most titles have neither, which is faster to tell of the whole than of each name.
    const otherBy = (is: (text: string) => boolean) =>
      is(title) ? names.find((name) => is(name.word)) : undefined;
    const other = otherBy(says) ?? otherBy(isOfTrade);
    return other === undefined ? [] : [other];
  });
  const telling = isWhole || found.some(({ phrase }) => !isWeak({ phrase }));
  return telling ? found.filter((one, at) => !isRepeated(one, at, found)) : [];
}

/** Adjacent words of a title, shortest first, within one of its parts before others ("Manager, Implementation"). */
function listNames(title: string): ReasonWord[] {
  const inParts = splitTitle(title);
  const parts = inParts.length > 1 ? [...inParts, titleWords(title)] : inParts;
  return Array.from({ length: LONGEST_NAME }, (_, before) => before + 1).flatMap((length) =>
    parts.flatMap((words) =>
      words.slice(length - 1).map((_, from) => {
        const word = words.slice(from, from + length).join(" ");
        return { word, phrase: readTerm(word)?.phrase ?? "" };
      }),
    ),
  );
}

/** The words of a title in parts, between which no name extends: "Analyst / Developer". */
export const splitTitle = (title: string): string[][] =>
  title.split(/[,;:|/()[\]{}]+|\s[-–—]+\s/).map(titleWords);

function isSameWord(phrase: string, term: Interest["term"]): boolean {
  if (phrase === term.phrase || phrase === term.joined || asOneWord(phrase) === term.phrase) return true;
  return !phrase.includes(" ") && stemsOf(phrase).some((stem) => stemsOf(term.phrase).includes(stem));
}

/** Whether a word is among the words of another name, or the same name came before. */
function isRepeated({ phrase }: ReasonWord, at: number, found: readonly ReasonWord[]): boolean {
  return found.some(
    (other, before) =>
      (other.phrase === phrase && before < at) ||
      (other.phrase !== phrase && ` ${other.phrase} `.includes(` ${phrase} `)),
  );
}
