import { foldText } from "./fold-text.ts";
import { hashText } from "./hash-text.ts";

const PASSAGE_END = /\n|(?<=[.!?])\s/;
/** Shorter ones are headings: everybody has "What you will do". */
const FEWEST_WORDS = 5;

/** A text's sentences and lines. */
export const splitPassages = (text: string): string[] => text.split(PASSAGE_END);

/** What a passage is known again by, however it is written; undefined for one of a few words. */
export function hashPassage(passage: string): number | undefined {
  const words = foldText(passage).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length < FEWEST_WORDS ? undefined : hashText(words.join(" "));
}
