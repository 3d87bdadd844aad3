import type { JobLocation } from "../job/job.ts";
import { findFeedSource } from "../source/feed-source.ts";
import { comparePostings, type PostingComparison } from "./compare-postings.ts";
import type { DuplicateCandidate } from "./duplicate-candidate.ts";
import { duplicateKey } from "./duplicate-key.ts";
import { isCompanyBoard } from "./employer-posting.ts";
import { listLocations } from "./list-locations.ts";
import { readPosting } from "./posting.ts";

/**
 * Postings of one position: the one listings show, and the others (usually none), best first. `locations` lists their
 * places if there is more than one.
 */
export type DuplicateGroup = {
  shown: DuplicateCandidate;
  others: readonly DuplicateCandidate[];
  locations: readonly JobLocation[];
};

/**
 * Groups postings of the same position. Each candidate, identified by its `firestoreId`, is in exactly one group.
 *
 * The order of candidates does not matter. Postings are grouped if they are connected by pairs that are the same and no
 * two of them differ. A posting that matches two differing ones stays alone, as its position cannot be told.
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

/** If more postings of an employer share a title, none are joined, as comparing all would be too slow. */
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

/** The groups of postings by index, each ascending; `compared[a][b]` is the comparison of a and b. */
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
  // Iterating a set includes elements added meanwhile.
  for (const a of reached) for (const b of clear) if (compared[a]?.[b] === "same") reached.add(b);
  return [...reached].toSorted((a, b) => a - b);
}

/**
 * Company boards first, then sources whose jobs may be shown to search engines, then the rest; ties by earliest, as a
 * repost must not look new.
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

// Compares by code units, independent of locale.
const compareTexts = (a: string, b: string) => (a < b ? -1 : Number(a > b));
