import type { JobLocation } from "../job/job.ts";
import { findFeedSource } from "../source/feed-source.ts";
import { comparePostings } from "./compare-postings.ts";
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

/**
 * Most postings of an employer and title that are compared with each other, as time grows with the square. More are
 * compared in parts of this size, alike texts together.
 */
const MOST_COMPARED = 400;

function groupSharing(sharing: readonly DuplicateCandidate[]): DuplicateGroup[] {
  if (sharing.length <= MOST_COMPARED) return groupCompared(sharing.toSorted(compareRank));
  const alike = sharing.toSorted((a, b) => compareTexts(a.text_print, b.text_print) || compareRank(a, b));
  const parts = Array.from({ length: Math.ceil(alike.length / MOST_COMPARED) }, (_, part) =>
    alike.slice(part * MOST_COMPARED, (part + 1) * MOST_COMPARED),
  );
  return parts.flatMap((part) => groupCompared(part.toSorted(compareRank)));
}

function groupCompared(ranked: readonly DuplicateCandidate[]): DuplicateGroup[] {
  const parts = ranked.length === 1 ? [[0]] : partPostings(comparePairs(ranked));
  return parts.flatMap((part) => {
    const postings = part.flatMap((at) => ranked[at] ?? []);
    const [shown, ...others] = postings;
    return shown === undefined ? [] : [{ shown, others, locations: listLocations(postings) }];
  });
}

/** For each posting by index, which others are the same and which are known to differ. */
type Compared = readonly { same: readonly number[]; other: readonly number[] }[];

function comparePairs(candidates: readonly DuplicateCandidate[]): Compared {
  const postings = candidates.map(readPosting);
  const compared = postings.map((): { same: number[]; other: number[] } => ({ same: [], other: [] }));
  for (const [a, posting] of postings.entries()) {
    for (const [b, earlier] of postings.slice(0, a).entries()) {
      const comparison = comparePostings(posting, earlier);
      if (comparison === "unclear") continue;
      compared[a]?.[comparison].push(b);
      compared[b]?.[comparison].push(a);
    }
  }
  return compared;
}

/** The groups of postings by index, each ascending. */
function partPostings(compared: Compared): number[][] {
  const isFreeOfOthers = (part: ReadonlySet<number>) =>
    [...part].every((a) => compared[a]?.other.every((b) => !part.has(b)));
  const clear = new Set(
    [...compared.entries()].flatMap(([a, { same }]) => (isFreeOfOthers(new Set([a, ...same])) ? [a] : [])),
  );
  const parts: number[][] = [];
  const parted = new Set<number>();
  for (const first of compared.keys()) {
    if (parted.has(first)) continue;
    const part = clear.has(first) ? reachFrom(first, clear, compared) : new Set([first]);
    for (const one of part) parted.add(one);
    const ascending = [...part].toSorted((a, b) => a - b);
    parts.push(...(isFreeOfOthers(part) ? [ascending] : ascending.map((one) => [one])));
  }
  return parts;
}

function reachFrom(first: number, clear: ReadonlySet<number>, compared: Compared): Set<number> {
  const reached = new Set([first]);
  // Iterating a set includes elements added meanwhile.
  for (const a of reached) for (const b of compared[a]?.same ?? []) if (clear.has(b)) reached.add(b);
  return reached;
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
