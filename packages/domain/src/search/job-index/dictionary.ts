import { countBefore } from "./count-before.ts";

/**
 * The words of a segment back to back, sorted by their UTF-8 bytes; word `i` is the bytes from `offsets[i]` to
 * `offsets[i + 1]`. Strings would take five times the memory for a hundred thousand words.
 */
export interface Dictionary {
  readonly bytes: Uint8Array;
  /** One more than there are words. */
  readonly offsets: Uint32Array;
}

/** The words must be distinct and sorted by `compareWords`. */
export function buildDictionary(words: readonly string[]): Dictionary {
  const encoded = words.map((word) => encoder.encode(word));
  const offsets = new Uint32Array(words.length + 1);
  for (const [at, word] of encoded.entries()) offsets[at + 1] = (offsets[at] ?? 0) + word.length;
  const bytes = new Uint8Array(offsets.at(-1) ?? 0);
  for (const [at, word] of encoded.entries()) bytes.set(word, offsets[at]);
  return { bytes, offsets };
}

/** Compares by code point, which is also the order of UTF-8 bytes; UTF-16 order differs for characters past U+FFFF. */
export function compareWords(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let at = 0; at < length; at += 1) {
    const difference = sortable(a.charCodeAt(at)) - sortable(b.charCodeAt(at));
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

// Moves surrogates, which encode the code points past U+FFFF, behind all other units.
const sortable = (unit: number): number => (unit >= 0xd800 && unit < 0xe000 ? unit + 0x1_0000 : unit);

export const countWords = ({ offsets }: Dictionary): number => offsets.length - 1;

export function readWord({ bytes, offsets }: Dictionary, at: number): string {
  return decoder.decode(bytes.subarray(offsets[at], offsets[at + 1]));
}

/** Encodes a word or prefix for lookup. Most are ASCII, for which calling `TextEncoder` would be slower. */
export function encodeWord(word: string): Uint8Array {
  const bytes = new Uint8Array(word.length);
  for (let at = 0; at < word.length; at += 1) {
    const unit = word.charCodeAt(at);
    if (unit > 0x7f) return encoder.encode(word);
    bytes[at] = unit;
  }
  return bytes;
}

/** The index of a word among the sorted words, or undefined. */
export function findWord(dictionary: Dictionary, wanted: Uint8Array): number | undefined {
  const at = lowerBound(dictionary, wanted, false);
  return at < countWords(dictionary) && compareAt(dictionary, at, wanted, false) === 0 ? at : undefined;
}

/** The range `[from, to)` of the words that start with the wanted prefix. */
export function findPrefix(dictionary: Dictionary, wanted: Uint8Array): { from: number; to: number } {
  return { from: lowerBound(dictionary, wanted, false), to: lowerBound(dictionary, wanted, true) };
}

/** The first word not before the wanted one; with `past`, the first after all words that start with it. */
const lowerBound = (dictionary: Dictionary, wanted: Uint8Array, past: boolean): number =>
  countBefore(countWords(dictionary), (place) => {
    const order = compareAt(dictionary, place, wanted, past);
    return order < 0 || (past && order === 0);
  });

/** Negative if the word sorts before the wanted bytes. With `prefixOnly`, only its prefix is compared. */
function compareAt(
  { bytes, offsets }: Dictionary,
  at: number,
  wanted: Uint8Array,
  prefixOnly: boolean,
): number {
  const start = offsets[at] ?? 0;
  const length = (offsets[at + 1] ?? 0) - start;
  const shared = Math.min(length, wanted.length);
  for (let byte = 0; byte < shared; byte += 1) {
    const difference = (bytes[start + byte] ?? 0) - (wanted[byte] ?? 0);
    if (difference !== 0) return difference;
  }
  return prefixOnly && length >= wanted.length ? 0 : length - wanted.length;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();
