import { type Bitset, setBit } from "./bitset.ts";
import { countWords, encodeWord, findBeginning, findWord } from "./dictionary.ts";
import type { JobSegment } from "./segment.ts";
import { encodeCode, FIRST_WORD, NEXT_FIELD, readCode, type TokenStream } from "./token-stream.ts";

/** Words side by side, as the bytes they are in a token stream. */
export interface Phrase {
  /** Of the words that must stand as they are. */
  readonly bytes: Uint8Array;
  /** Where the last word need only begin as asked: what may come after `bytes`. */
  readonly last?: { readonly isBegun: Uint8Array; readonly wholeCode: number | undefined };
}

/** Undefined where the segment lacks one of the words, and so the phrase. */
export function readPhrase(
  { dictionary, wordCodes }: JobSegment,
  words: readonly string[],
  prefix: boolean,
): Phrase | undefined {
  const codeOf = (word: string) => {
    const place = findWord(dictionary, encodeWord(word));
    return place === undefined ? undefined : wordCodes[place];
  };
  const fixed = prefix ? words.slice(0, -1) : words;
  const codes = fixed.map(codeOf).filter((code) => code !== undefined);
  if (codes.length < fixed.length) return undefined;
  const bytes = Uint8Array.from(codes.flatMap(encodeCode));
  if (!prefix) return { bytes };
  const beginning = words.at(-1) ?? "";
  const { from, to } = findBeginning(dictionary, encodeWord(beginning));
  const isBegun = new Uint8Array(FIRST_WORD + countWords(dictionary));
  for (const code of wordCodes.subarray(from, to)) isBegun[code] = 1;
  return { bytes, last: { isBegun, wholeCode: codeOf(beginning) } };
}

/**
 * Marks the documents that have a phrase, field by field: in `whole` where its last word stands as it was asked for,
 * in `begun` also where it goes on. Leaves a field once nothing more can be learnt from it.
 */
export function markPhrase(
  { bytes, offsets }: TokenStream,
  { bytes: wanted, last }: Phrase,
  docs: Uint32Array,
  whole: readonly Bitset[],
  begun: readonly Bitset[] | undefined,
): void {
  const firstByte = wanted[0] ?? 0;
  const lastField = whole.length - 1;
  for (let place = 0; place < docs.length; place += 1) {
    const doc = docs[place] ?? 0;
    const start = offsets[doc] ?? 0;
    const end = offsets[doc + 1] ?? 0;
    let field = 0;
    let isLearnt = false;
    for (let at = start; at < end; at += 1) {
      const byte = bytes[at] ?? 0;
      // No code but this mark has a byte of zero.
      if (byte === NEXT_FIELD) {
        field += 1;
        isLearnt = false;
      }
      if (byte !== firstByte || isLearnt || !standsAt(bytes, at, start, wanted)) continue;
      const next = last ? readCode(bytes, at + wanted.length) : 0;
      const isWhole = last === undefined || next === last.wholeCode;
      const ofField = whole[field];
      const ofFieldBegun = begun?.[field];
      if (isWhole && ofField) setBit(ofField, doc);
      if (ofFieldBegun && (isWhole || last.isBegun[next] === 1)) setBit(ofFieldBegun, doc);
      isLearnt = isWhole;
      if (isLearnt && field === lastField) break;
    }
  }
}

/** Whether the wanted bytes stand here, from the beginning of a code. */
function standsAt(bytes: Uint8Array, at: number, start: number, wanted: Uint8Array): boolean {
  if (at > start && (bytes[at - 1] ?? 0) > 0x7f) return false;
  for (let step = 1; step < wanted.length; step += 1) if (bytes[at + step] !== wanted[step]) return false;
  return true;
}
