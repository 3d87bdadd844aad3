import { FIRST_WORD } from "./token-stream.ts";

/** Numbers words as they come up and counts them, while the tokens of one document after another are written. */
export interface WordCollector {
  readonly words: readonly string[];
  /** The token of a word, from `FIRST_WORD` on. */
  tokenOf(word: string): number;
  /** A word's token, or one of the marks below `FIRST_WORD`. */
  addToken(token: number): void;
  /** The tokens added since the document before was ended. */
  endDocument(): void;
  readonly tokensOf: (doc: number) => Uint32Array;
  countOccurrences(): Uint32Array;
}

export function createWordCollector(): WordCollector {
  const tokens = new Map<string, number>();
  const words: string[] = [];
  const ends: number[] = [0];
  let stream = new Uint32Array(4096);
  let length = 0;
  const addToken = (token: number) => {
    if (length === stream.length) {
      const grown = new Uint32Array(length * 2);
      grown.set(stream);
      stream = grown;
    }
    stream[length] = token;
    length += 1;
  };
  return {
    words,
    tokenOf(word) {
      const known = tokens.get(word);
      if (known !== undefined) return known;
      const token = FIRST_WORD + words.push(word) - 1;
      tokens.set(word, token);
      return token;
    },
    addToken,
    endDocument: () => void ends.push(length),
    tokensOf: (doc) => stream.subarray(ends[doc], ends[doc + 1]),
    countOccurrences() {
      const occurrences = new Uint32Array(words.length);
      for (let at = 0; at < length; at += 1) {
        const word = (stream[at] ?? 0) - FIRST_WORD;
        if (word >= 0) occurrences[word] = (occurrences[word] ?? 0) + 1;
      }
      return occurrences;
    },
  };
}
