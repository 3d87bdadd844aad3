import { foldText } from "./fold-text.ts";

/**
 * A text made ready for searching by plain inclusion: ` word word word `, folded to lower case without
 * diacritics, C++, C# and .NET kept whole; then, apart, the other spellings a word may be looked for by
 * ("fullstack" for "full-stack", "net" for ".NET").
 *
 * @example searchableText("Full-Stack C# dev"); // " full stack c# dev \n fullstack "
 */
export function searchableText(text: string): string {
  const chunks = splitChunks(text);
  if (chunks.length === 0) return "";
  const words = chunks.flatMap((chunk) => chunk.words).join(" ");
  const apart = chunks.flatMap(otherSpellings).map((spelling) => `\n ${spelling} `);
  return ` ${words} ${apart.join("")}`;
}

/** Words written together: "full-stack" is full and stack, joined fullstack. */
export type Chunk = { words: string[]; joined?: string };

/** The chunks of a text, in its order. */
export function splitChunks(text: string): Chunk[] {
  return (foldText(text).match(CHUNK) ?? []).map(readChunk);
}

const CHUNK = /\.?[\p{L}\p{N}]+(?:\+\+|#)?(?:(?:\/\.|[.\-‐‑/'’&_])[\p{L}\p{N}]+(?:\+\+|#)?)*/gu;
const WORD = /\.?[\p{L}\p{N}]+(?:\+\+|#)?/gu;
// A longer chain is a path or an address, which nobody looks for in one word.
const MAX_JOINED_WORDS = 3;

function readChunk(chunk: string): Chunk {
  const written = chunk.match(WORD) ?? [];
  const words = written.map((word) => (word === ".net" ? word : word.replace(/^\./, "")));
  const plain = words.every((word) => /^[\p{L}\p{N}]+$/u.test(word));
  const joins = plain && words.length > 1 && words.length <= MAX_JOINED_WORDS;
  return joins ? { words, joined: words.join("") } : { words };
}

function otherSpellings({ words, joined }: Chunk): string[] {
  const spellings = words.includes(".net") ? ["net"] : [];
  return joined === undefined ? spellings : [...spellings, joined];
}
