import { foldText } from "./fold-text.ts";

/**
 * A 32-bit hash of a text, the same everywhere and always: what is stored is compared with what is made years later.
 * FNV-1a over UTF-16 units, its bits stirred by the end of MurmurHash3. Not for secrets.
 */
export function hashText(text: string, seed = 0): number {
  let hash = 0x811c9dc5 ^ seed;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return stirBits(hash);
}

/** The end of MurmurHash3: every bit of what goes in changes half of the bits that come out, as 0 to 2^32 - 1. */
export function stirBits(bits: number): number {
  let hash = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

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
