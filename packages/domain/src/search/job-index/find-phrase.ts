import type { SearchTerm } from "../parse-search.ts";
import {
  type Bitset,
  createBitset,
  intersect,
  listBits,
  setBit,
  subtract,
  unite,
  wordsFor,
} from "./bitset.ts";
import { type FieldHits, findWordHits, type WordHits } from "./find-word.ts";
import { addPostingList } from "./postings.ts";
import { eachOccurrence, readPhrase } from "./read-phrase.ts";
import type { JobSegment } from "./segment.ts";

/**
 * Where a segment has words side by side, or written as one. Only documents `within` are looked into: reading a
 * document's words one by one costs more than all else a search does.
 */
export function findPhraseHits(segment: JobSegment, term: SearchTerm, within: Bitset): WordHits {
  const words = term.phrase.split(" ");
  const joined = term.joined === undefined ? undefined : findWordHits(segment, term.joined, term.prefix);
  const whole = copyHits(segment, joined?.whole);
  const begun = term.prefix ? copyHits(segment, joined?.begun) : undefined;
  const candidates = findCandidates(segment, words, term.prefix, whole, within);
  const phrase = readPhrase(segment, words, term.prefix);
  if (phrase) {
    for (const doc of listBits(candidates, new Uint32Array(segment.size))) {
      eachOccurrence(segment.tokens, doc, phrase, (field, isWhole) => {
        const marked = isWhole ? [whole[field], begun?.[field]] : [begun?.[field]];
        for (const bits of marked) if (bits) setBit(bits, doc);
      });
    }
  }
  return { whole: asLists(whole), begun: begun && asLists(begun) };
}

function copyHits(segment: JobSegment, hits: FieldHits | undefined): Bitset[] {
  return segment.postings.map((_, field) => {
    const bits = createBitset(wordsFor(segment.size));
    const list = hits?.[field];
    if (list) addPostingList(list, bits);
    return bits;
  });
}

const asLists = (hits: readonly Bitset[]): FieldHits => hits.map((bits) => ({ bits }));

/** The documents with all words in one field, where that field is not known to have them already. */
function findCandidates(
  segment: JobSegment,
  words: readonly string[],
  prefix: boolean,
  known: readonly Bitset[],
  within: Bitset,
): Bitset {
  const candidates = createBitset(wordsFor(segment.size));
  const found = words.map((word, at) => {
    const hits = findWordHits(segment, word, prefix && at === words.length - 1);
    return hits.begun ?? hits.whole;
  });
  for (const [field, alreadyKnown] of known.entries()) {
    const [first, ...others] = found.map((hits) => {
      const bits = createBitset(wordsFor(segment.size));
      const list = hits[field];
      if (list) addPostingList(list, bits);
      return bits;
    });
    if (!first) continue;
    for (const other of others) intersect(first, other);
    subtract(first, alreadyKnown);
    unite(candidates, first);
  }
  intersect(candidates, within);
  return candidates;
}
