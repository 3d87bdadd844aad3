import { countBefore } from "./count-before.ts";

/**
 * The words of a segment in the order of their UTF-8 bytes, back to back; word `i` is the bytes from `offsets[i]`
 * to `offsets[i + 1]`. Kept as bytes: a hundred thousand words as strings would cost five times the memory.
 */
export interface Dictionary {
  readonly bytes: Uint8Array;
  /** One more than there are words. */
  readonly offsets: Uint32Array;
}

/** The words must be sorted by `compareWords` and distinct. */
export function buildDictionary(words: readonly string[]): Dictionary {
  const encoded = words.map((word) => encoder.encode(word));
  const offsets = new Uint32Array(words.length + 1);
  for (const [at, word] of encoded.entries()) offsets[at + 1] = (offsets[at] ?? 0) + word.length;
  const bytes = new Uint8Array(offsets.at(-1) ?? 0);
  for (const [at, word] of encoded.entries()) bytes.set(word, offsets[at]);
  return { bytes, offsets };
}

/** The order of UTF-8 bytes is that of code points; UTF-16's own differs for the rarest characters. */
export function compareWords(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let at = 0; at < length; at += 1) {
    const difference = sortable(a.charCodeAt(at)) - sortable(b.charCodeAt(at));
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

// Surrogates, which spell the code points past U+FFFF, are moved behind all other units.
const sortable = (unit: number): number => (unit >= 0xd800 && unit < 0xe000 ? unit + 0x1_0000 : unit);

export const countWords = ({ offsets }: Dictionary): number => offsets.length - 1;

export function readWord({ bytes, offsets }: Dictionary, at: number): string {
  return decoder.decode(bytes.subarray(offsets[at], offsets[at + 1]));
}

/** A word, or a beginning of one, as the bytes it is looked up by. Most are ASCII, for which the encoder takes longest to call. */
export function encodeWord(word: string): Uint8Array {
  const bytes = new Uint8Array(word.length);
  for (let at = 0; at < word.length; at += 1) {
    const unit = word.charCodeAt(at);
    if (unit > 0x7f) return encoder.encode(word);
    bytes[at] = unit;
  }
  return bytes;
}

/** A word's place among the sorted words, or undefined. */
export function findWord(dictionary: Dictionary, wanted: Uint8Array): number | undefined {
  const at = lowerBound(dictionary, wanted, false);
  return at < countWords(dictionary) && compareAt(dictionary, at, wanted, false) === 0 ? at : undefined;
}

/** The places `[from, to)` of the words that begin with `beginning`. */
export function findBeginning(dictionary: Dictionary, wanted: Uint8Array): { from: number; to: number } {
  return { from: lowerBound(dictionary, wanted, false), to: lowerBound(dictionary, wanted, true) };
}

/** The first word that is not before what is wanted; with `past`, the first after all that begin with it. */
const lowerBound = (dictionary: Dictionary, wanted: Uint8Array, past: boolean): number =>
  countBefore(countWords(dictionary), (place) => {
    const order = compareAt(dictionary, place, wanted, past);
    return order < 0 || (past && order === 0);
  });

/** Negative where the word comes before what is wanted. With `beginningOnly` no more of it than that is compared. */
function compareAt(
  { bytes, offsets }: Dictionary,
  at: number,
  wanted: Uint8Array,
  beginningOnly: boolean,
): number {
  const start = offsets[at] ?? 0;
  const length = (offsets[at + 1] ?? 0) - start;
  const shared = Math.min(length, wanted.length);
  for (let byte = 0; byte < shared; byte += 1) {
    const difference = (bytes[start + byte] ?? 0) - (wanted[byte] ?? 0);
    if (difference !== 0) return difference;
  }
  return beginningOnly && length >= wanted.length ? 0 : length - wanted.length;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();
