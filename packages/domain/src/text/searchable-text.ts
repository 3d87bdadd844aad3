import { findRelated, readNames } from "./related-words.ts";
import { isMarked, markStems } from "./stems.ts";
import { otherSpellings, splitChunks } from "./tokenize.ts";

/**
 * A text made ready for searching by plain inclusion: ` word word word `, folded to lower case without
 * diacritics, C++, C# and .NET kept whole; then, apart, the other spellings a word may be looked for by
 * ("fullstack" for "full-stack", "net" for ".NET"), and marked stems by which it is related to other words.
 *
 * @example searchableText("Full-Stack C# job"); // " full stack c# job \n fullstack \n =full \n =stack \n =c# \n =job "
 */
export function searchableText(text: string): string {
  const { words, apart } = splitWords(text);
  if (words.length === 0) return "";
  const stems = new Set([...words, ...apart].flatMap((word) => (isMarked(word) ? word : markStems(word))));
  const others = [...new Set([...apart, ...stems])];
  return ` ${words.join(" ")} ${others.map((spelling) => `\n ${spelling} `).join("")}`;
}

/**
 * A text's words in its order, and apart from them the other spellings of some and what else the text can be found by,
 * none beside another.
 */
export function splitWords(text: string): { words: string[]; apart: string[] } {
  const chunks = splitChunks(text);
  const words = chunks.flatMap(({ words }) => words);
  return { words, apart: [...chunks.flatMap(otherSpellings), ...findRelated(words), ...readNames(text)] };
}
