import { findFeedSource } from "../feed/feed-source.ts";
import type { DuplicateCandidate } from "./duplicate-candidate.ts";
import { duplicateKey } from "./duplicate-key.ts";
import { isCompanyBoard } from "./employer-posting.ts";
import { findDifference } from "./find-difference.ts";
import { readPosting } from "./posting.ts";

/** Postings of one position: the one a listing shows, and the others, best first; mostly there are none. */
export type DuplicateGroup = { shown: DuplicateCandidate; others: readonly DuplicateCandidate[] };

/**
 * Tells which postings are one position. Each candidate, known by its `firestoreId`, comes out in exactly one group.
 *
 * A pure function of the set: the order of candidates changes nothing. Two postings are together when they are like
 * each other, and both like only postings that are all like one another. So one that might be either of two others
 * that are not the same stands alone, and two that are together stay so whichever others are taken away.
 *
 * @example groupDuplicates(candidates).map(({ shown, others }) => [shown.firestoreId, others.length]);
 */
export function groupDuplicates(candidates: readonly DuplicateCandidate[]): DuplicateGroup[] {
  const sharing = new Map<string, DuplicateCandidate[]>();
  for (const candidate of candidates) {
    const key = duplicateKey(candidate);
    const others = sharing.get(key);
    if (others) others.push(candidate);
    else sharing.set(key, [candidate]);
  }
  return [...sharing.values()]
    .flatMap(groupSharing)
    .toSorted((a, b) => compareTexts(a.shown.firestoreId, b.shown.firestoreId));
}

/** Of a title that more postings of one employer share, no two are told to be one; comparing all would take long. */
const MOST_SHARING = 100;

function groupSharing(sharing: readonly DuplicateCandidate[]): DuplicateGroup[] {
  const alone = sharing.map((shown) => ({ shown, others: [] }));
  if (sharing.length < 2 || sharing.length > MOST_SHARING) return alone;
  const ranked = sharing.toSorted(compareRank);
  const postings = ranked.map(readPosting);
  const alike = postings.map((posting) =>
    postings.flatMap((other, at) =>
      posting === other || findDifference(posting, other) === undefined ? [at] : [],
    ),
  );
  const groups = new Map<string, DuplicateCandidate[]>();
  for (const [at, candidate] of ranked.entries()) {
    const around = alike[at] ?? [];
    const isClear = around.every((one) => around.every((other) => alike[one]?.includes(other)));
    const name = isClear ? around.join() : `alone ${at}`;
    groups.set(name, [...(groups.get(name) ?? []), candidate]);
  }
  return [...groups.values()].flatMap(([shown, ...others]) => (shown ? [{ shown, others }] : []));
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
