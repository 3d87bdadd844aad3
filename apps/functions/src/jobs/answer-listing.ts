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

/** Where an answer comes from: the index, and in `full` view also the jobs of the page. */
export interface ListingSources {
  readonly index: JobIndex;
  /** At which pay in other currencies is compared. */
  readonly rates: ReferenceRates;
  readonly firestore: Firestore;
}

/**
 * A page of the open jobs that the filters let through and nobody hides, with totals and facets. In `full` view a read
 * a job.
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

/** A job that was closed a moment ago, or is shown as another posting since, may still be in the index. */
async function readListed(firestore: Firestore, ids: readonly string[]): Promise<Job[]> {
  const jobs = await readAnswerableJobs(firestore, ids, "pageSize");
  return jobs.filter(isIndexed);
}
