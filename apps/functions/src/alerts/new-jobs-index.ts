import {
  dropFilter,
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
 * A job stored within this time before a search was saved may not have been listed yet, so it is reported to be safe.
 * The time it takes for a job to be found after its commit.
 */
const UNLISTED = milliseconds(60_000);

/** An index of the new listed jobs, queried by every search. */
export interface NewJobsIndex {
  readonly index: JobIndex;
  readonly size: number;
  /** Exchange rates for pay in other currencies. */
  readonly rates: ReferenceRates;
  /** By document. */
  readonly noticedAt: Float64Array;
  readonly committedAt: Float64Array;
}

/** The parts of a search that decide which new jobs it reports. */
export interface AskingSearch {
  readonly query: string;
  readonly createdAt: CommitTime;
  readonly seenUntil: CommitTime;
}

/** Built once per run from listed jobs; those not filed yet are left to the next run. */
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
 * The documents a search reports now, in listing order: jobs noticed since it last looked that pass its filters and
 * were not yet on the board when it was saved. The posting date does not matter here.
 */
export function findNewJobs(
  { index, size, rates, noticedAt, committedAt }: NewJobsIndex,
  { query, createdAt, seenUntil }: AskingSearch,
  { hidden, now }: { readonly hidden: HiddenEntries; readonly now: Date },
): number[] {
  if (size === 0) return [];
  const filters = dropFilter(readSearchFilters(query), "date_posted");
  const asked = { filters, page: 1, pageSize: size, facets: false, hidden, rates };
  const { docs } = queryJobIndex(index, asked, now);
  return docs.filter(
    (doc) => (noticedAt[doc] ?? 0) > seenUntil && (committedAt[doc] ?? 0) > createdAt - UNLISTED,
  );
}
