import { type Bitset, setBit } from "./bitset.ts";
import { countWords, encodeWord, findPrefix, findWord } from "./dictionary.ts";
import { SEARCH_FIELDS } from "./ranking.ts";
import type { JobSegment } from "./segment.ts";
import { encodeCode, FIRST_WORD, NEXT_FIELD, readCode, type TokenStream } from "./token-stream.ts";

/** Adjacent words, as their bytes in a token stream. */
export interface Phrase {
  /** The bytes of the words that must match exactly. */
  readonly bytes: Uint8Array;
  /** If the last word is a prefix: what may come after `bytes`. */
  readonly last?: { readonly hasPrefix: Uint8Array; readonly wholeCode: number | undefined };
}

/** Undefined if the segment lacks one of the words, and so the phrase. */
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
  const lastWord = words.at(-1) ?? "";
  const { from, to } = findPrefix(dictionary, encodeWord(lastWord));
  const hasPrefix = new Uint8Array(FIRST_WORD + countWords(dictionary));
  for (const code of wordCodes.subarray(from, to)) hasPrefix[code] = 1;
  return { bytes, last: { hasPrefix, wholeCode: codeOf(lastWord) } };
}

/** The fields after the description only repeat single words of it. */
export const FIELDS_WITH_PHRASES = SEARCH_FIELDS.indexOf("description") + 1;

/** A phrase and, by field, the documents that have it; `wider` are those where its last word is a prefix. */
export interface MarkedPhrase {
  readonly phrase: Phrase;
  readonly whole: readonly Bitset[];
  readonly wider: readonly Bitset[] | undefined;
}

/** Marks the fields in which documents have the phrases. Reads each document once and stops when all is known. */
export function markPhrases(
  { bytes, offsets }: TokenStream,
  phrases: readonly MarkedPhrase[],
  docs: Uint32Array,
): void {
  // Whether each byte may start a phrase or a field; nearly all bytes are skipped by this check.
  const isSought = new Uint8Array(256);
  isSought[NEXT_FIELD] = 1;
  for (const { phrase } of phrases) isSought[phrase.bytes[0] ?? 0] = 1;
  // For each phrase, whether a whole match in the current field is already known.
  const isLearnt = new Uint8Array(phrases.length);
  for (let place = 0; place < docs.length; place += 1) {
    const doc = docs[place] ?? 0;
    const start = offsets[doc] ?? 0;
    const end = offsets[doc + 1] ?? 0;
    let field = 0;
    isLearnt.fill(0);
    for (let at = start; at < end; at += 1) {
      const byte = bytes[at] ?? 0;
      if (isSought[byte] === 0) continue;
      // Only this marker has a zero byte.
      if (byte === NEXT_FIELD) {
        field += 1;
        if (field === FIELDS_WITH_PHRASES) break;
        isLearnt.fill(0);
        continue;
      }
      // A code starts where the previous byte ends one.
      if (at > start && (bytes[at - 1] ?? 0) > 0x7f) continue;
      for (let index = 0; index < phrases.length; index += 1) {
        const marked = phrases[index];
        if (!marked || isLearnt[index] === 1 || !standsAt(bytes, at, marked.phrase.bytes)) continue;
        if (mark(marked, bytes, at, field, doc)) isLearnt[index] = 1;
      }
      if (field === FIELDS_WITH_PHRASES - 1 && !isLearnt.includes(0)) break;
    }
  }
}

/** Marks a document's field if the phrase is at this byte. Returns whether it matches as whole words. */
function mark(
  { phrase: { bytes: wanted, last }, whole, wider }: MarkedPhrase,
  bytes: Uint8Array,
  at: number,
  field: number,
  doc: number,
): boolean {
  const next = last ? readCode(bytes, at + wanted.length) : 0;
  const isWhole = last === undefined || next === last.wholeCode;
  const ofField = isWhole ? whole[field] : wider?.[field];
  if (ofField && (isWhole || last?.hasPrefix[next] === 1)) setBit(ofField, doc);
  return isWhole;
}

/** Whether the wanted bytes are here, at the start of a code. */
function standsAt(bytes: Uint8Array, at: number, wanted: Uint8Array): boolean {
  for (let step = 0; step < wanted.length; step += 1) if (bytes[at + step] !== wanted[step]) return false;
  return true;
}
