import { findRelated, readNames } from "../../text/related-words.ts";
import { isMarked, markUnwritten } from "../../text/stems.ts";
import { type ChunkedText, otherSpellings, readChunk } from "../../text/tokenize.ts";
import { type CollectedTokens, FIRST_WORD, GAP, NEXT_FIELD } from "./token-stream.ts";

/** Numbers words in order of appearance while collecting the tokens of one document after another. */
export interface WordCollector {
  readonly words: readonly string[];
  /** The token of a word: its number in `words`, from `FIRST_WORD` on. */
  readonly tokenOf: (word: string) => number;
  /** Adds a word's token, or one of the markers below `FIRST_WORD`. */
  readonly addToken: (token: number) => void;
  /** Adds a text's words, which are not adjacent to those before and after. */
  readonly addText: (text: ChunkedText) => void;
  readonly endField: () => void;
  readonly endDocument: () => void;
  readonly collected: () => CollectedTokens;
}

export function createWordCollector(): WordCollector {
  const known = new Map<string, number>();
  const words: string[] = [];
  const ends: number[] = [0];
  let tokens = new Uint32Array(4096);
  let length = 0;
  const addToken = (token: number) => {
    if (length === tokens.length) {
      const grown = new Uint32Array(length * 2);
      grown.set(tokens);
      tokens = grown;
    }
    tokens[length] = token;
    length += 1;
  };
  const tokenOf = (word: string) => {
    const token = known.get(word);
    if (token !== undefined) return token;
    const next = FIRST_WORD + words.push(word) - 1;
    known.set(word, next);
    return next;
  };
  const readText = createTextReader(tokenOf);
  // State of the current field: where its texts begin, and alternative spellings to find them by.
  let texts: number[] = [];
  const apart = new Set<number>();
  const markApart = () => {
    for (const from of texts) for (let at = from; tokens[at] !== GAP; at += 1) apart.delete(tokens[at] ?? 0);
    for (const token of apart) addToken(tokenOf(markUnwritten(words[token - FIRST_WORD] ?? "")));
    texts = [];
    apart.clear();
  };
  return {
    words,
    tokenOf,
    addToken,
    addText: (text) => {
      texts.push(length);
      for (const token of readText(text, addToken)) apart.add(token);
    },
    endField: () => {
      markApart();
      addToken(NEXT_FIELD);
    },
    endDocument: () => void ends.push(length),
    collected: () => ({ tokens: tokens.subarray(0, length), ends }),
  };
}

/** Texts repeat the same chunks, so each distinct one is split only once. */
function createTextReader(tokenOf: (word: string) => number) {
  const known = new Map<string, { written: string[]; words: number[]; apart: number[] }>();
  const read = (chunk: string) => {
    const taken = readChunk(chunk);
    const tokens = {
      written: taken.words,
      words: taken.words.map(tokenOf),
      apart: otherSpellings(taken).map(tokenOf),
    };
    known.set(chunk, tokens);
    return tokens;
  };
  /** Returns the words that are not in the text but by which it can be found. */
  return ({ text, chunks }: ChunkedText, addToken: (token: number) => void): ReadonlySet<number> => {
    const apart = new Set<number>();
    const written: string[] = [];
    for (const chunk of chunks) {
      const tokens = known.get(chunk) ?? read(chunk);
      for (const token of tokens.words) addToken(token);
      for (const token of tokens.apart) apart.add(token);
      for (const word of tokens.written) written.push(word);
    }
    addToken(GAP);
    for (const word of [...findRelated(written), ...readNames(text)]) {
      // Marked stems are never part of a phrase.
      if (isMarked(word)) addToken(tokenOf(word));
      else apart.add(tokenOf(word));
    }
    for (const token of apart) {
      addToken(token);
      addToken(GAP);
    }
    return apart;
  };
}
