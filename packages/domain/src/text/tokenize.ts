import { foldText } from "./fold-text.ts";

/** Words written without spaces: "full-stack" has the words full and stack, joined fullstack. */
export type Chunk = { words: string[]; joined?: string };

/** The chunks of a text, in order. */
export function splitChunks(text: string): Chunk[] {
  return matchChunks(text).map(readChunk);
}

/** The folded chunks as written, for callers that parse each distinct one only once. */
export function matchChunks(text: string): readonly string[] {
  return foldText(text).match(CHUNK) ?? [];
}

/** A text and its chunks, matched only once. */
export interface ChunkedText {
  readonly text: string;
  readonly chunks: readonly string[];
}

export const chunkText = (text: string): ChunkedText => ({ text, chunks: matchChunks(text) });

/** Alternative spellings of a chunk. */
export function otherSpellings({ words, joined }: Chunk): string[] {
  const spellings = words.includes(".net") ? ["net"] : [];
  return joined === undefined ? spellings : [...spellings, joined];
}

const CHUNK = /\.?[\p{L}\p{N}]+(?:\+\+|#)?(?:(?:\/\.|[.\-‐‑/'’&_])[\p{L}\p{N}]+(?:\+\+|#)?)*/gu;
const WORD = /\.?[\p{L}\p{N}]+(?:\+\+|#)?/gu;
const HOURLY = /(?<=\d|usd|eur|gbp)\/hr$/;
const PLAIN_WORD = /^[\p{L}\p{N}]+$/u;
// Longer chains are paths or URLs, which nobody searches as one word.
const MAX_JOINED_WORDS = 3;

/** Parses a chunk from `matchChunks`. */
export function readChunk(chunk: string): Chunk {
  if (PLAIN_WORD.test(chunk)) return { words: [chunk] };
  // "$14/hr" is not a job in HR.
  const written = chunk.replace(HOURLY, "").match(WORD) ?? [];
  const words = written.map((word) => (word === ".net" ? word : word.replace(/^\./, "")));
  const joined = joinWords(words);
  return joined === undefined ? { words } : { words, joined };
}

/** Joins words if they may be written as one: "fullstack" for full and stack. */
export function joinWords(words: readonly string[]): string | undefined {
  const joins = words.length > 1 && words.length <= MAX_JOINED_WORDS;
  return joins && words.every((word) => PLAIN_WORD.test(word)) ? words.join("") : undefined;
}
