import type { SearchTerm } from "../../text/parse-search.ts";
import { type Bitset, intersect, listBits, subtract, unite, wordsFor } from "./bitset.ts";
import { type FieldHits, findWordHits, hitsAsked, type WordHits } from "./find-word.ts";
import { addPostingList } from "./postings.ts";
import { markPhrase, readPhrase } from "./read-phrase.ts";
import type { JobSegment } from "./segment.ts";
import type { Workspace } from "./workspace.ts";

/**
 * Where a segment has words side by side, or written as one; `words` is where it has each of them. Only documents
 * `within` are looked into: reading a document's words one by one costs more than all else a search does.
 */
export function findPhraseHits(
  segment: JobSegment,
  term: SearchTerm,
  words: readonly WordHits[],
  within: Bitset,
  workspace: Workspace,
): WordHits {
  const joined =
    term.joined === undefined ? undefined : findWordHits(segment, term.joined, term.prefix, workspace);
  const whole = copyHits(segment, joined?.whole, workspace);
  const begun = term.prefix ? copyHits(segment, joined?.begun, workspace) : undefined;
  const phrase = readPhrase(segment, term.phrase.split(" "), term.prefix);
  if (phrase) {
    const candidates = findCandidates(segment, words, whole, within, workspace);
    const docs = listBits(candidates, workspace.takeUnclean(segment.size));
    markPhrase(segment.tokens, phrase, docs, whole, begun);
  }
  return { whole: asHits(whole), begun: begun && asHits(begun) };
}

function copyHits(segment: JobSegment, hits: FieldHits | undefined, workspace: Workspace): Bitset[] {
  return segment.postings.map((_, field) => {
    const bits = workspace.take(wordsFor(segment.size));
    const list = hits?.[field];
    if (list) addPostingList(list, bits);
    return bits;
  });
}

const asHits = (fields: readonly Bitset[]): FieldHits => fields.map((bits) => ({ bits }));

/** The documents with all words in one field, where that field is not known to have them already. */
function findCandidates(
  segment: JobSegment,
  words: readonly WordHits[],
  known: readonly Bitset[],
  within: Bitset,
  workspace: Workspace,
): Bitset {
  const candidates = workspace.take(wordsFor(segment.size));
  for (const [field, alreadyKnown] of known.entries()) {
    const [first, ...others] = words.map((hits) => {
      const bits = workspace.take(wordsFor(segment.size));
      const list = hitsAsked(hits)[field];
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
