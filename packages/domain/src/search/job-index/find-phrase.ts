import type { SearchTerm } from "../../text/parse-search.ts";
import { type Bitset, intersect, listBits, subtract, unite, wordsFor } from "./bitset.ts";
import { type FieldHits, findWordHits, hitsAsked, leaveOutLabels, type WordHits } from "./find-word.ts";
import { addPostingList, type PostingList } from "./postings.ts";
import { FIELDS_WITH_PHRASES, markPhrases, readPhrase } from "./read-phrase.ts";
import type { JobSegment } from "./segment.ts";
import type { Workspace } from "./workspace.ts";

/** A phrase of a search, with the hits of each of its words in a segment. */
export interface AskedPhrase {
  readonly term: SearchTerm;
  readonly words: readonly WordHits[];
}

/**
 * Finds each phrase in a segment: its words side by side, or written as one. Only documents in `within` are read.
 * Reading documents word by word is the most expensive part of a search, so each is read once for all phrases. With
 * `isEvery`, only documents that can contain every phrase are read, and hits are correct for those alone.
 */
export function findPhraseHits(
  segment: JobSegment,
  asked: readonly AskedPhrase[],
  { within, isEvery }: { readonly within: Bitset; readonly isEvery: boolean },
  workspace: Workspace,
): WordHits[] {
  const marked = asked.map(({ term }) => openMarks(segment, term, workspace));
  const unread = asked.map(({ words }, at) => findUnread(segment, words, marked[at], workspace));
  const candidates = workspace.take(wordsFor(segment.size));
  for (const docs of unread) unite(candidates, docs);
  intersect(candidates, within);
  if (isEvery)
    for (const [at, docs] of unread.entries()) {
      const { whole = [], wider = [] } = marked[at] ?? {};
      for (const known of [whole, wider].flat()) unite(docs, known);
      intersect(candidates, docs);
    }
  const sought = marked.flatMap(({ phrase, ...marks }) => (phrase ? { ...marks, phrase } : []));
  markPhrases(segment.tokens, sought, listBits(candidates, workspace.takeUnclean(segment.size)));
  return marked.map(({ whole, wider }, at) => {
    if (asked[at]?.term.literal) return { whole: leaveOutLabels(asHits(whole)) };
    for (const [field, bits] of (wider ?? []).entries()) unite(bits, whole[field] ?? bits);
    return { whole: asHits(whole), wider: wider && asHits(wider) };
  });
}

/**
 * Hits of a phrase that are known without reading a document: those where it is written as one word or a form of it.
 */
function openMarks(
  segment: JobSegment,
  { joined, phrase, prefix, related }: SearchTerm,
  workspace: Workspace,
) {
  const hits =
    joined === undefined ? undefined : findWordHits(segment, { word: joined, prefix, related }, workspace);
  return {
    phrase: readPhrase(segment, phrase.split(" "), prefix),
    whole: copyHits(segment, hits?.whole, workspace),
    wider: related || prefix ? copyHits(segment, hits?.wider, workspace) : undefined,
  };
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

/** The documents with all words in one field, except fields already known to contain the phrase. */
function findUnread(
  segment: JobSegment,
  words: readonly WordHits[],
  marks: ReturnType<typeof openMarks> | undefined,
  workspace: Workspace,
): Bitset {
  const unread = workspace.take(wordsFor(segment.size));
  if (!marks?.phrase) return unread;
  const asBits = (list: PostingList) => {
    const bits = workspace.take(wordsFor(segment.size));
    addPostingList(list, bits);
    return bits;
  };
  for (const [field, known] of marks.whole.slice(0, FIELDS_WITH_PHRASES).entries()) {
    const lists = words.map((hits) => hitsAsked(hits)[field] ?? {});
    if (lists.some(({ bits, docs }) => !bits && !docs)) continue;
    const [first, ...others] = lists.map((list) => list.bits ?? asBits(list));
    if (!first) continue;
    const having = workspace.copy(first);
    for (const other of others) intersect(having, other);
    subtract(having, known);
    unite(unread, having);
  }
  return unread;
}
