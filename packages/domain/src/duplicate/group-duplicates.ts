import type { JobLocation } from "../job/job.ts";
import { findFeedSource } from "../source/feed-source.ts";
import { comparePostings, type PostingComparison } from "./compare-postings.ts";
import type { DuplicateCandidate } from "./duplicate-candidate.ts";
import { duplicateKey } from "./duplicate-key.ts";
import { isCompanyBoard } from "./employer-posting.ts";
import { listLocations } from "./list-locations.ts";
import { readPosting } from "./posting.ts";

/**
 * Postings of one position: the one a listing shows, and the others, best first; mostly there are none. `locations` are
 * the places that they are for, if more than one.
 */
export type DuplicateGroup = {
  shown: DuplicateCandidate;
  others: readonly DuplicateCandidate[];
  locations: readonly JobLocation[];
};

/**
 * Tells which postings are one position. Each candidate, known by its `firestoreId`, comes out in exactly one group.
 *
 * A pure function of the set: the order of candidates changes nothing. Postings are together when a chain of ones
 * that are the same leads from each to each, and no two of them are another position's. One that is the same as two
 * which are not stands alone, for nobody can say whose it is.
 *
 * @example
 * const candidates = [job, otherJob].map((one) => ({ ...one, text_print: fingerprintText(one) }));
 * groupDuplicates(candidates).map(({ shown, others }) => [shown.firestoreId, others.length]); // => [["remotive-7", 0], ["remotive-8", 0]]
 */
export function groupDuplicates(candidates: readonly DuplicateCandidate[]): DuplicateGroup[] {
  return [...Map.groupBy(candidates, duplicateKey).values()]
    .flatMap(groupSharing)
    .toSorted((a, b) => compareTexts(a.shown.firestoreId, b.shown.firestoreId));
}

/** Of a title that more postings of one employer share, no two are told to be one; comparing all would take long. */
const MOST_SHARING = 100;

function groupSharing(sharing: readonly DuplicateCandidate[]): DuplicateGroup[] {
  if (sharing.length > MOST_SHARING) return sharing.map((shown) => ({ shown, others: [], locations: [] }));
  const ranked = sharing.toSorted(compareRank);
  const parts = ranked.length === 1 ? [[0]] : partPostings(comparePairs(ranked));
  return parts.flatMap((part) => {
    const postings = part.flatMap((at) => ranked[at] ?? []);
    const [shown, ...others] = postings;
    return shown === undefined ? [] : [{ shown, others, locations: listLocations(postings) }];
  });
}

function comparePairs(candidates: readonly DuplicateCandidate[]): PostingComparison[][] {
  const postings = candidates.map(readPosting);
  return postings.map((a) => postings.map((b) => (a === b ? "same" : comparePostings(a, b))));
}

/** The parts that postings fall into, by their numbers, each ascending: `compared[a][b]` is what a and b are. */
function partPostings(compared: readonly (readonly PostingComparison[])[]): number[][] {
  const all = [...compared.keys()];
  const isFreeOfOthers = (part: readonly number[]) =>
    part.every((a) => part.every((b) => compared[a]?.[b] !== "other"));
  const isClear = (a: number) => isFreeOfOthers(all.filter((b) => compared[a]?.[b] === "same"));
  const parts: number[][] = [];
  const clear = new Set(all.filter(isClear));
  for (const first of all) {
    if (parts.some((part) => part.includes(first))) continue;
    const part = clear.has(first) ? reachFrom(first, clear, compared) : [first];
    parts.push(...(isFreeOfOthers(part) ? [part] : part.map((one) => [one])));
  }
  return parts;
}

function reachFrom(
  first: number,
  clear: ReadonlySet<number>,
  compared: readonly (readonly PostingComparison[])[],
) {
  const reached = new Set([first]);
  // A set that grows while it is walked is walked to its new end.
  for (const a of reached) for (const b of clear) if (compared[a]?.[b] === "same") reached.add(b);
  return [...reached].toSorted((a, b) => a - b);
}

/**
 * The employer's own board before sources whose jobs may go to search engines, those before the rest; then the
 * earliest, for a repost must not look new.
 */
function compareRank(a: DuplicateCandidate, b: DuplicateCandidate): number {
  return (
    rankSource(a.source) - rankSource(b.source) ||
    a.publication_date.getTime() - b.publication_date.getTime() ||
    compareTexts(a.firestoreId, b.firestoreId)
  );
}

function rankSource(source: string): number {
  if (isCompanyBoard(source)) return 0;
  return findFeedSource(source)?.googleJobs === true ? 1 : 2;
}

// By code units: the same in every locale.
const compareTexts = (a: string, b: string) => (a < b ? -1 : Number(a > b));
