import type { JobCard } from "../../job/job.ts";
import type { SearchTerm } from "../../text/parse-search.ts";
import { type Bitset, hasBit, setBit, wordsFor } from "./bitset.ts";
import { findPhraseHits } from "./find-phrase.ts";
import { findWordHits, hitsAsked } from "./find-word.ts";
import { findDocument } from "./id-table.ts";
import type { JobIndex } from "./job-index.ts";
import { addPostingList } from "./postings.ts";
import { SEARCH_FIELDS } from "./ranking.ts";
import type { JobSegment } from "./segment.ts";
import type { Workspace } from "./workspace.ts";

/**
 * The ids of those jobs whose description contains a term. The index knows, so no text is read; jobs that are not in
 * the index are left out.
 *
 * @example findDescribed(index, cards, { phrase: "rust", prefix: false }).size; // => 1
 */
export function findDescribed(
  { segments, bases, alive, workspace }: JobIndex,
  jobs: readonly JobCard[],
  term: SearchTerm,
): ReadonlySet<string> {
  workspace.reset();
  const described = new Set<string>();
  for (const [at, segment] of segments.entries()) {
    const docs = new Map<number, string>();
    const within = workspace.take(wordsFor(segment.size));
    for (const job of jobs) {
      const doc = findDocument(segment, job.firestoreId);
      if (doc === undefined || !hasBit(alive, (bases[at] ?? 0) + doc)) continue;
      docs.set(doc, job.firestoreId);
      setBit(within, doc);
    }
    const holding = findInDescriptions(segment, term, within, workspace);
    for (const [doc, id] of docs) if (hasBit(holding, doc)) described.add(id);
  }
  return described;
}

const DESCRIPTION = SEARCH_FIELDS.indexOf("description");

function findInDescriptions(
  segment: JobSegment,
  term: SearchTerm,
  within: Bitset,
  workspace: Workspace,
): Bitset {
  const words = term.phrase.split(" ").map((word, at, { length }) => {
    const literal = length === 1 ? term.literal : undefined;
    return findWordHits(segment, { word, prefix: term.prefix && at === length - 1, literal }, workspace);
  });
  const [found] =
    words.length > 1
      ? findPhraseHits(segment, [{ term, words }], { within, isEvery: true }, workspace)
      : words;
  const holding = workspace.take(within.length);
  if (found) addPostingList(hitsAsked(found)[DESCRIPTION] ?? {}, holding);
  return holding;
}
