import { findRelated, readNames } from "./related-words.ts";
import { isMarked, markStems } from "./stems.ts";
import { otherSpellings, splitChunks } from "./tokenize.ts";

/**
 * Prepares a text for searching by plain inclusion: ` word word word `, folded to lower case without diacritics, with
 * C++, C# and .NET kept whole; followed by alternative spellings ("fullstack" for "full-stack", "net" for ".NET") and
 * marked stems for related words, each separated.
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
 * The words of a text in order and, separately, alternative spellings and whatever else it can be found by, none
 * adjacent to another.
 */
export function splitWords(text: string): { words: string[]; apart: string[] } {
  const chunks = splitChunks(text);
  const words = chunks.flatMap(({ words }) => words);
  return { words, apart: [...chunks.flatMap(otherSpellings), ...findRelated(words), ...readNames(text)] };
}
