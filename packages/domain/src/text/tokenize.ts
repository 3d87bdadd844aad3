import { foldText } from "./fold-text.ts";

/** Words written together: "full-stack" is full and stack, joined fullstack. */
export type Chunk = { words: string[]; joined?: string };

/** The chunks of a text, in its order. */
export function splitChunks(text: string): Chunk[] {
  return matchChunks(text).map(readChunk);
}

/** The chunks as they are written, folded: for whoever reads each different one only once. */
export function matchChunks(text: string): readonly string[] {
  return foldText(text).match(CHUNK) ?? [];
}

/** A text and the chunks of it, matched once for all who look at them. */
export interface ChunkedText {
  readonly text: string;
  readonly chunks: readonly string[];
}

export const chunkText = (text: string): ChunkedText => ({ text, chunks: matchChunks(text) });

/** What else a chunk may be looked for by. */
export function otherSpellings({ words, joined }: Chunk): string[] {
  const spellings = words.includes(".net") ? ["net"] : [];
  return joined === undefined ? spellings : [...spellings, joined];
}

const CHUNK = /\.?[\p{L}\p{N}]+(?:\+\+|#)?(?:(?:\/\.|[.\-‐‑/'’&_])[\p{L}\p{N}]+(?:\+\+|#)?)*/gu;
const WORD = /\.?[\p{L}\p{N}]+(?:\+\+|#)?/gu;
const HOURLY = /(?<=\d|usd|eur|gbp)\/hr$/;
const PLAIN_WORD = /^[\p{L}\p{N}]+$/u;
// A longer chain is a path or an address, which nobody looks for in one word.
const MAX_JOINED_WORDS = 3;

/** A chunk as `matchChunks` gives it. */
export function readChunk(chunk: string): Chunk {
  if (PLAIN_WORD.test(chunk)) return { words: [chunk] };
  // "$14/hr" is no job in HR.
  const written = chunk.replace(HOURLY, "").match(WORD) ?? [];
  const words = written.map((word) => (word === ".net" ? word : word.replace(/^\./, "")));
  const joined = joinWords(words);
  return joined === undefined ? { words } : { words, joined };
}

/** Words in one, where they may be written so: "fullstack" for full and stack. */
export function joinWords(words: readonly string[]): string | undefined {
  const joins = words.length > 1 && words.length <= MAX_JOINED_WORDS;
  return joins && words.every((word) => PLAIN_WORD.test(word)) ? words.join("") : undefined;
}
