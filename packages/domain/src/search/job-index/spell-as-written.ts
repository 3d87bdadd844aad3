import { listSpellings } from "../../text/compounds.ts";
import { markUnwritten } from "../../text/stems.ts";
import { encodeWord, findWord } from "./dictionary.ts";
import type { JobIndex } from "./job-index.ts";
import { countPostings } from "./postings.ts";

/** Spells each compound among the words as most jobs do: "social media", but "freelance". */
export const spellAsWritten = (index: JobIndex, words: string): string =>
  words
    .split(" ")
    .map((word) => {
      const [apart] = listSpellings(word);
      return apart === undefined || isWrittenAsOne(index, word) ? word : apart;
    })
    .join(" ");

/** Whether most fields that contain a compound write it as one word. */
function isWrittenAsOne({ segments }: JobIndex, word: string): boolean {
  const count = (written: string) =>
    segments.reduce((sum, { dictionary, postings }) => {
      const place = findWord(dictionary, encodeWord(written));
      if (place === undefined) return sum;
      return postings.reduce((all, field) => all + countPostings(field, place), sum);
    }, 0);
  return count(markUnwritten(word)) * 2 <= count(word);
}
