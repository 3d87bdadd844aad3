import {
  type FetchJobCardsResponse,
  type FetchJobsRequest,
  type FetchJobsResponse,
  isIndexed,
  type Job,
  type JobIndex,
  queryJobIndex,
  readJobCards,
  readJobIds,
  type ReferenceRates,
} from "@farwork/domain";
import type { Firestore } from "firebase-admin/firestore";

import { readAnswerableJobs } from "../job-store/read-jobs.ts";

/** The data of a listing: the index and, in `full` view, also the jobs of the page. */
export interface ListingSources {
  readonly index: JobIndex;
  /** Exchange rates for pay in other currencies. */
  readonly rates: ReferenceRates;
  readonly firestore: Firestore;
}

/**
 * A page of the open jobs that pass the filters and are not hidden, with totals and facets. In `full` view, one read
 * per job.
 */
export async function answerListing(
  { index, rates, firestore }: ListingSources,
  { view, ...query }: FetchJobsRequest,
  now: Date,
): Promise<FetchJobCardsResponse | FetchJobsResponse> {
  const { docs, ...found } = queryJobIndex(
    index,
    { ...query, rates, offers: query.filters.search !== "" },
    now,
  );
  const jobs =
    view === "card" ? readJobCards(index, docs) : await readListed(firestore, readJobIds(index, docs));
  return { ...found, jobs, totalFetched: jobs.length };
}

/** The index may still have jobs that were just closed or became duplicates. */
async function readListed(firestore: Firestore, ids: readonly string[]): Promise<Job[]> {
  const jobs = await readAnswerableJobs(firestore, ids, "pageSize");
  return jobs.filter(isIndexed);
}
