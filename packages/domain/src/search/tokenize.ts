import { foldText } from "./fold-text.ts";

/**
 * A text made ready for searching by plain inclusion: ` word word word `, folded to lower case without
 * diacritics, C++, C# and .NET kept whole; then, apart, the other spellings a word may be looked for by
 * ("fullstack" for "full-stack", "net" for ".NET").
 *
 * @example searchableText("Full-Stack C# dev"); // " full stack c# dev \n fullstack "
 */
export function searchableText(text: string): string {
  const { words, apart } = splitWords(text);
  if (words.length === 0) return "";
  return ` ${words.join(" ")} ${apart.map((spelling) => `\n ${spelling} `).join("")}`;
}

/** A text's words in its order, and apart from them the other spellings of some, none beside another. */
export function splitWords(text: string): { words: string[]; apart: string[] } {
  const words: string[] = [];
  const apart: string[] = [];
  for (const chunk of splitChunks(text)) {
    words.push(...chunk.words);
    if (chunk.words.includes(".net")) apart.push("net");
    if (chunk.joined !== undefined) apart.push(chunk.joined);
  }
  return { words, apart };
}

/** Words written together: "full-stack" is full and stack, joined fullstack. */
export type Chunk = { words: string[]; joined?: string };

/** The chunks of a text, in its order. */
export function splitChunks(text: string): Chunk[] {
  return (foldText(text).match(CHUNK) ?? []).map(readChunk);
}

const CHUNK = /\.?[\p{L}\p{N}]+(?:\+\+|#)?(?:(?:\/\.|[.\-‐‑/'’&_])[\p{L}\p{N}]+(?:\+\+|#)?)*/gu;
const WORD = /\.?[\p{L}\p{N}]+(?:\+\+|#)?/gu;
const PLAIN_WORD = /^[\p{L}\p{N}]+$/u;
// A longer chain is a path or an address, which nobody looks for in one word.
const MAX_JOINED_WORDS = 3;

function readChunk(chunk: string): Chunk {
  if (PLAIN_WORD.test(chunk)) return { words: [chunk] };
  const written = chunk.match(WORD) ?? [];
  const words = written.map((word) => (word === ".net" ? word : word.replace(/^\./, "")));
  const plain = words.every((word) => PLAIN_WORD.test(word));
  const joins = plain && words.length > 1 && words.length <= MAX_JOINED_WORDS;
  return joins ? { words, joined: words.join("") } : { words };
}
