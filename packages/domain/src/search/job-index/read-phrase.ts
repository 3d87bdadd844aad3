import { countWords, findBeginning, findWord } from "./dictionary.ts";
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
    const place = findWord(dictionary, word);
    return place === undefined ? undefined : wordCodes[place];
  };
  const fixed = prefix ? words.slice(0, -1) : words;
  const codes = fixed.map(codeOf).filter((code) => code !== undefined);
  if (codes.length < fixed.length) return undefined;
  const bytes = Uint8Array.from(codes.flatMap(encodeCode));
  if (!prefix) return { bytes };
  const beginning = words.at(-1) ?? "";
  const { from, to } = findBeginning(dictionary, beginning);
  const isBegun = new Uint8Array(FIRST_WORD + countWords(dictionary));
  for (const code of wordCodes.subarray(from, to)) isBegun[code] = 1;
  return { bytes, last: { isBegun, wholeCode: codeOf(beginning) } };
}

/** Tells each place of a document that has the phrase: in which field, and whether its last word stands whole. */
export function eachOccurrence(
  { bytes, offsets }: TokenStream,
  doc: number,
  phrase: Phrase,
  tell: (field: number, isWhole: boolean) => void,
): void {
  const end = offsets[doc + 1] ?? 0;
  let field = 0;
  let isCodeStart = true;
  for (let at = offsets[doc] ?? 0; at < end; at += 1) {
    const byte = bytes[at] ?? 0;
    // No code but this mark has a byte of zero.
    if (byte === NEXT_FIELD) field += 1;
    else if (isCodeStart && byte === phrase.bytes[0] && continuesWith(bytes, at, phrase.bytes)) {
      if (!phrase.last) tell(field, true);
      else {
        const next = readCode(bytes, at + phrase.bytes.length);
        if (phrase.last.isBegun[next] === 1) tell(field, next === phrase.last.wholeCode);
      }
    }
    isCodeStart = byte < 0x80;
  }
}

function continuesWith(bytes: Uint8Array, from: number, wanted: Uint8Array): boolean {
  for (let at = 1; at < wanted.length; at += 1) if (bytes[from + at] !== wanted[at]) return false;
  return true;
}
