const CONSONANTS = ["b", "d", "f", "g", "k", "l", "m", "n", "p", "r", "s", "t", "v", "z"];
const SYLLABLES = CONSONANTS.flatMap((first) => ["a", "e", "i", "o", "u"].map((vowel) => first + vowel));
const ENDINGS = ["", "n", "r", "x", "l", "ty", "ix", "um"];

/** The number of made-up words, a prime; a corpus uses a fraction of them. */
export const WORDS = 3_000_017;

/** A deterministic made-up word for a rank, for names of products and companies. */
export function makeUpWord(rank: number): string {
  // Spreads neighbouring ranks over the alphabet, or else all frequent words would share a prefix.
  const code = (rank * 1_327_217_885) % WORDS;
  let left = Math.floor(code / ENDINGS.length);
  let word = "";
  while (word.length < 4 || left > 0) {
    word += SYLLABLES[left % SYLLABLES.length] ?? "";
    left = Math.floor(left / SYLLABLES.length);
  }
  return word + (ENDINGS[code % ENDINGS.length] ?? "");
}

/** Turns a uniform fraction into a rank from 1 to `size` with probability proportional to 1 / rank (Zipf's law). */
export function zipfRank(fraction: number, size: number): number {
  return Math.floor(size ** fraction);
}

export function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
