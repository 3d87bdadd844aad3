import { type Bitset, hasBit, listBits } from "./bitset.ts";
import type { RankedSearch } from "./find-job-sets.ts";
import type { FoundTerm } from "./find-search.ts";
import { countDocuments, type JobIndex } from "./job-index.ts";
import type { PostingList } from "./postings.ts";
import {
  CATEGORY_ASKED,
  CATEGORY_OTHER,
  FIELD_WEIGHTS,
  PREFIX_WORD,
  RELATED_WORD,
  WHOLE_WORD,
} from "./ranking.ts";
import { takeBest } from "./take-best.ts";

/** Documents `[from, to)` of a result in the order of ranking.ts: the best first, then the newest. */
export function rankDocs(
  index: JobIndex,
  found: Bitset,
  { terms, category }: RankedSearch,
  from: number,
  to: number,
): number[] {
  const { workspace, columns } = index;
  const docs = listBits(found, workspace.takeUnclean(countDocuments(index)));
  const scores = scoreDocs(index, found, docs, terms);
  const ofDocs = new Float64Array(docs.length);
  const { codes, find } = columns.texts.categories;
  const wanted = category === undefined ? undefined : find(category);
  const { length } = docs;
  for (let at = 0; at < length; at += 1) {
    const doc = docs[at] ?? 0;
    const inCategory = codes[doc] === wanted ? CATEGORY_ASKED : CATEGORY_OTHER;
    ofDocs[at] = (scores[doc] ?? 0) * (index.freshness[doc] ?? 0) * inCategory;
  }
  return takeBest(index, docs, ofDocs, from, to);
}

/** The scores of what was found, by document; of others there may be anything. */
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
    for (const [at, { whole, related, byPrefix }] of hits.entries()) {
      const base = index.bases[at] ?? 0;
      const own = docsBetween(docs, base, index.bases[at + 1] ?? 0);
      for (const [field, fieldWeight] of FIELD_WEIGHTS.entries()) {
        const weight = rarity * fieldWeight;
        let added = 0;
        const add = (list: PostingList | undefined, worth: number) => {
          if (!list) return;
          // What is in a narrower set is in the wider ones as well, and has been given their share.
          addScore(scores, { found, own }, list, base, weight * (worth - added));
          added = worth;
        };
        add(byPrefix?.[field], PREFIX_WORD);
        if (related?.[field] !== whole[field]) add(related?.[field], RELATED_WORD);
        add(whole[field], WHOLE_WORD);
      }
    }
  }
  return scores;
}

/** Those of ascending documents that are in `[from, to)`. */
function docsBetween(docs: Uint32Array, from: number, to: number): Uint32Array {
  return docs.subarray(countBelow(docs, from), countBelow(docs, to));
}

function countBelow(docs: Uint32Array, limit: number): number {
  let low = 0;
  let high = docs.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((docs[middle] ?? 0) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Of what was found, a segment's own documents: as a set of all, and as a list of these. */
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
  // Few documents are asked for one by one, many are met while the words of both sets are gone through.
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
