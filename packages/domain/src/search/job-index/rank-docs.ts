import { type Bitset, hasBit, intersect } from "./bitset.ts";
import { countBefore } from "./count-before.ts";
import type { RankedSearch } from "./find-job-sets.ts";
import type { FoundTerm } from "./find-search.ts";
import { type FieldHits, hitsAsked, type WordHits } from "./find-word.ts";
import { countDocuments, type JobIndex } from "./job-index.ts";
import { addPostingList, type PostingList } from "./postings.ts";
import {
  CATEGORY_ASKED,
  CATEGORY_OTHER,
  EXACT,
  FIELD_WEIGHTS,
  TITLE,
  TITLE_ASKED,
  TITLE_OTHER,
  WHOLE_WORD,
  WIDER_WORD,
} from "./ranking.ts";
import { takeBest } from "./take-best.ts";

/** Documents `[from, to)` of a result in the order of ranking.ts. */
export function rankDocs(
  index: JobIndex,
  found: Bitset,
  { terms, named, category }: RankedSearch,
  from: number,
  to: number,
): number[] {
  const { workspace, columns, freshness } = index;
  const docs = workspace.list(found);
  const scores = scoreDocs(index, found, docs, [...terms, ...named]);
  const titled = findTitled(index, found, terms, (hits, { isPrefix }) =>
    isPrefix ? hitsAsked(hits) : hits.whole,
  );
  const isTyped = terms.every(({ isPrefix, hits }) => !isPrefix && hits.every(({ typed }) => !typed));
  const typed = isTyped ? titled : findTitled(index, found, terms, (hits) => hits.typed ?? hits.whole);
  const { codes, find } = columns.texts.categories;
  const wanted = category === undefined ? undefined : find(category);
  const isOfAnyTrade = terms.length === 1 || category === undefined;
  const scoreOf = (doc: number) => {
    const inTitle = hasBit(titled, doc);
    const inCategory = codes[doc] === wanted;
    const score = (scores[doc] ?? 0) * (freshness[doc] ?? 0) * (inCategory ? CATEGORY_ASKED : CATEGORY_OTHER);
    if (!inTitle || !(isOfAnyTrade || inCategory)) return score * (inTitle ? TITLE_ASKED : TITLE_OTHER);
    return EXACT + score * (hasBit(typed, doc) ? TITLE_ASKED : TITLE_OTHER);
  };
  return takeBest(index, docs, scoreOf, from, to);
}

/** The results whose titles contain all words of the search. */
function findTitled(
  { workspace, bases }: JobIndex,
  found: Bitset,
  terms: readonly FoundTerm[],
  read: (hits: WordHits, term: FoundTerm) => FieldHits,
): Bitset {
  const titled = workspace.copy(found);
  for (const term of terms) {
    const withTerm = workspace.take(found.length);
    for (const [at, hit] of term.hits.entries()) {
      const list = read(hit, term)[TITLE];
      if (list) addPostingList(list, withTerm, bases[at] ?? 0);
    }
    intersect(titled, withTerm);
  }
  return titled;
}

/** The scores of the results, by document; other entries are arbitrary. */
function scoreDocs(
  index: JobIndex,
  found: Bitset,
  docs: Uint32Array,
  terms: readonly FoundTerm[],
): Uint32Array {
  const scores = index.workspace.takeUnclean(countDocuments(index));
  const { length } = docs;
  for (let at = 0; at < length; at += 1) scores[docs[at] ?? 0] = 0;
  for (const { rarity, hits } of terms) {
    for (const [at, hit] of hits.entries()) {
      const base = index.bases[at] ?? 0;
      const own = docsBetween(docs, base, index.bases[at + 1] ?? 0);
      const wider = hitsAsked(hit);
      for (const [field, fieldWeight] of FIELD_WEIGHTS.entries()) {
        const [weight, whole, all] = [rarity * fieldWeight, hit.whole[field], wider[field]];
        // The wider set includes the narrower one, whose documents already have this share.
        const given = all === whole ? 0 : WIDER_WORD;
        if (all && given > 0) addScore(scores, { found, own }, all, base, weight * given);
        if (whole) addScore(scores, { found, own }, whole, base, weight * (WHOLE_WORD - given));
      }
    }
  }
  return scores;
}

/** The part of these ascending documents that is in `[from, to)`. */
function docsBetween(docs: Uint32Array, from: number, to: number): Uint32Array {
  const placeOf = (limit: number) => countBefore(docs.length, (place) => (docs[place] ?? 0) < limit);
  return docs.subarray(placeOf(from), placeOf(to));
}

/** The results within one segment, as a set and as a list. */
interface OwnDocuments {
  readonly found: Bitset;
  readonly own: Uint32Array;
}

function addScore(
  scores: Uint32Array,
  { found, own }: OwnDocuments,
  { bits, docs }: PostingList,
  base: number,
  weight: number,
): void {
  if (docs) {
    const { length } = docs;
    for (let at = 0; at < length; at += 1) {
      const doc = base + (docs[at] ?? 0);
      if (hasBit(found, doc)) scores[doc] = (scores[doc] ?? 0) + weight;
    }
  }
  if (!bits) return;
  // Few documents are looked up one by one; for many it is faster to walk both bitsets.
  if (own.length < bits.length) {
    const { length } = own;
    for (let at = 0; at < length; at += 1) {
      const doc = own[at] ?? 0;
      if (hasBit(bits, doc - base)) scores[doc] = (scores[doc] ?? 0) + weight;
    }
    return;
  }
  const first = base >>> 5;
  const { length } = bits;
  for (let word = 0; word < length; word += 1) {
    let rest = (bits[word] ?? 0) & (found[first + word] ?? 0);
    while (rest !== 0) {
      const doc = base + (word << 5) + 31 - Math.clz32(rest & -rest);
      scores[doc] = (scores[doc] ?? 0) + weight;
      rest &= rest - 1;
    }
  }
}
