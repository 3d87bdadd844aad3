import { type Bitset, setBit } from "./bitset.ts";
import { countWords, encodeWord, findBeginning, findWord } from "./dictionary.ts";
import { SEARCH_FIELDS } from "./ranking.ts";
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

/** What comes after descriptions repeats words of them, none beside another. */
export const FIELDS_WITH_PHRASES = SEARCH_FIELDS.indexOf("description") + 1;

/** A phrase, and by field the documents that have it: `wider` where its last word goes on. */
export interface MarkedPhrase {
  readonly phrase: Phrase;
  readonly whole: readonly Bitset[];
  readonly wider: readonly Bitset[] | undefined;
}

/** Marks where the documents have the phrases. Reads each document once, and leaves it once nothing more can be learnt. */
export function markPhrases(
  { bytes, offsets }: TokenStream,
  phrases: readonly MarkedPhrase[],
  docs: Uint32Array,
): void {
  // By byte whether it may begin a phrase or a field; nearly all others are passed over at one look.
  const isSought = new Uint8Array(256);
  isSought[NEXT_FIELD] = 1;
  for (const { phrase } of phrases) isSought[phrase.bytes[0] ?? 0] = 1;
  // Of the field being read, by phrase: whether it is known to stand there whole.
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
      // No code but this mark has a byte of zero.
      if (byte === NEXT_FIELD) {
        field += 1;
        if (field === FIELDS_WITH_PHRASES) break;
        isLearnt.fill(0);
        continue;
      }
      // A code begins where the byte before ends one.
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

/** Marks a document's field where the phrase stands at this byte. Gives whether it stands there whole. */
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
  if (ofField && (isWhole || last?.isBegun[next] === 1)) setBit(ofField, doc);
  return isWhole;
}

/** Whether the wanted bytes stand here, where a code begins. */
function standsAt(bytes: Uint8Array, at: number, wanted: Uint8Array): boolean {
  for (let step = 0; step < wanted.length; step += 1) if (bytes[at + step] !== wanted[step]) return false;
  return true;
}
