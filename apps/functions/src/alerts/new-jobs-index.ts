import {
  type HiddenEntries,
  type JobIndex,
  listNewJobs,
  queryJobIndex,
  readJobIds,
  readSearchFilters,
  type ReferenceRates,
  selectJobs,
} from "@farwork/domain";

import { type CommitTime, milliseconds } from "./commit-time.ts";
import { type NewJobs, NEW_FOR_MS } from "./new-jobs.ts";

/**
 * A job stored so shortly before a search was saved may not have been listed then: it is told, lest nobody hears of it.
 * As long as it takes a job to be found after its commit.
 */
const UNLISTED = milliseconds(60_000);

/** The listed jobs that are new, to be asked by every search. */
export interface NewJobsIndex {
  readonly index: JobIndex;
  readonly size: number;
  /** At which searches compare pay in other currencies. */
  readonly rates: ReferenceRates;
  /** By document. */
  readonly noticedAt: Float64Array;
  readonly committedAt: Float64Array;
}

/** What of a search decides which new jobs it is told. */
export interface AskingSearch {
  readonly query: string;
  readonly createdAt: CommitTime;
  readonly seenUntil: CommitTime;
}

/** Made once for a run, of jobs that are listed; what is not filed yet is the next run's. */
export function buildNewJobsIndex(
  listed: JobIndex,
  { entries }: NewJobs,
  now: Date,
  rates: ReferenceRates,
): NewJobsIndex {
  const candidates = listNewJobs(listed, new Date(now.getTime() - NEW_FOR_MS), now);
  const ids = readJobIds(listed, candidates);
  const index = selectJobs(
    listed,
    candidates.filter((_, at) => entries.has(ids[at] ?? "")),
  );
  const docs = listNewJobs(index, new Date(0), now);
  const noticedAt = new Float64Array(index.bases.at(-1) ?? 0);
  const committedAt = new Float64Array(noticedAt.length);
  for (const [at, id] of readJobIds(index, docs).entries()) {
    const doc = docs[at] ?? 0;
    noticedAt[doc] = entries.get(id)?.noticedAt ?? 0;
    committedAt[doc] = entries.get(id)?.committedAt ?? 0;
  }
  return { index, size: docs.length, rates, noticedAt, committedAt };
}

/**
 * The documents a search is told of now, in a listing's order: what its filters let through of the jobs noticed since it
 * last looked, and not of those that were on the board when it was saved. When a job was posted is no question here:
 * how new it is, the last look says.
 */
export function findNewJobs(
  { index, size, rates, noticedAt, committedAt }: NewJobsIndex,
  { query, createdAt, seenUntil }: AskingSearch,
  { hidden, now }: { readonly hidden: HiddenEntries; readonly now: Date },
): number[] {
  if (size === 0) return [];
  const filters = { ...readSearchFilters(query), date_posted: "any" as const };
  const asked = { filters, page: 1, pageSize: size, facets: false, hidden, rates };
  const { docs } = queryJobIndex(index, asked, now);
  return docs.filter(
    (doc) => (noticedAt[doc] ?? 0) > seenUntil && (committedAt[doc] ?? 0) > createdAt - UNLISTED,
  );
}
