const CONSONANTS = ["b", "d", "f", "g", "k", "l", "m", "n", "p", "r", "s", "t", "v", "z"];
const SYLLABLES = CONSONANTS.flatMap((first) => ["a", "e", "i", "o", "u"].map((vowel) => first + vowel));
const ENDINGS = ["", "n", "r", "x", "l", "ty", "ix", "um"];

/** How many made-up words there are, a prime number; a corpus sees a fraction of them. */
export const WORDS = 3_000_017;

/** A word nobody uses, always the same one for a rank: the stuff of product and company names. */
export function makeUpWord(rank: number): string {
  // Neighbouring ranks spread over the alphabet, or every frequent word would begin alike.
  const code = (rank * 1_327_217_885) % WORDS;
  let left = Math.floor(code / ENDINGS.length);
  let word = "";
  while (word.length < 4 || left > 0) {
    word += SYLLABLES[left % SYLLABLES.length] ?? "";
    left = Math.floor(left / SYLLABLES.length);
  }
  return word + (ENDINGS[code % ENDINGS.length] ?? "");
}

/** Turns an even fraction into a rank from 1 to `size` whose chance falls as 1 / rank (Zipf's law). */
export function zipfRank(fraction: number, size: number): number {
  return Math.floor(size ** fraction);
}

export function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
