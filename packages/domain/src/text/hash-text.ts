import { foldText } from "./fold-text.ts";

/**
 * A stable 32-bit hash of a text: stored hashes are compared with ones computed years later. FNV-1a over UTF-16 units
 * with the finaliser of MurmurHash3. Not cryptographic.
 */
export function hashText(text: string, seed = 0): number {
  let hash = 0x811c9dc5 ^ seed;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return stirBits(hash);
}

/** The finaliser of MurmurHash3: every input bit affects half of the output bits. Returns 0 to 2^32 - 1. */
export function stirBits(bits: number): number {
  let hash = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

const PASSAGE_END = /\n|(?<=[.!?])\s/;
/** Minimum words of a passage; shorter ones are generic headings such as "What you will do". */
const FEWEST_WORDS = 5;

/** Splits a text into sentences and lines. */
export const splitPassages = (text: string): string[] => text.split(PASSAGE_END);

/** A hash that identifies a passage regardless of formatting; undefined for short passages. */
export function hashPassage(passage: string): number | undefined {
  const words = foldText(passage).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length < FEWEST_WORDS ? undefined : hashText(words.join(" "));
}
