import type {
  FilterOffer,
  FilterRescue,
  Job,
  JobCard,
  JobFacets,
  ReaderCounts,
  SearchSuggestion,
} from "@farwork/domain";
import {
  emptyFacets,
  FetchJobCards,
  FetchJobs,
  FetchJobsByIds,
  type FetchJobsQuery,
} from "@farwork/domain/contract";

import { callFunction } from "./call.ts";
import type { Client } from "./client.ts";
import type { DataError } from "./data-error.ts";
import { toDataError } from "./to-data-error.ts";

/**
 * One page of a listing. Where the call failed, `error` says why and the rest is an empty board
 * (no jobs, `totalPages` 1, `totalJobs` 0), so that a caller who only draws what it
 * is given is never left without something to draw.
 */
export interface JobsPage<Entry = Job> {
  readonly jobs: readonly Entry[];
  /** At least 1. */
  readonly totalPages: number;
  readonly totalJobs: number;
  /** Jobs on this page. */
  readonly totalFetched: number;
  /** Jobs left out for being `hidden`. */
  readonly totalHidden: number;
  /** Where `newSince` was asked, how many of all were first seen after it. */
  readonly totalNew?: number | undefined;
  /** Where the filters have a reader's country: how many jobs are open to people there, do not say, or are not open. */
  readonly forReader?: ReaderCounts | undefined;
  readonly facets: JobFacets;
  /** What was looked for beside the words of the search: other forms and spellings, and what means the same. */
  readonly alsoSearched?: readonly string[] | undefined;
  /** Other titles by which the search finds jobs, the most frequent first: "teacher" for a tutor. */
  readonly otherTitles?: readonly string[] | undefined;
  /** Words of the search that were not asked for, lowercase and without accents: "jobs" says nothing of one. */
  readonly notSearched?: readonly string[] | undefined;
  /** Where anything else was searched: the same search for what was typed alone. */
  readonly exactSearch?: string | undefined;
  /** Words of the search that could be filters, and how many jobs each would then find: see `acceptOffer`. */
  readonly offers?: readonly FilterOffer[] | undefined;
  /** Another spelling of a search that found nothing, and how many jobs it finds. */
  readonly suggestion?: SearchSuggestion | undefined;
  /** Where nothing was found, each single filter whose dropping finds something, the most jobs first. */
  readonly rescue?: readonly FilterRescue[] | undefined;
  readonly error?: DataError;
}

/**
 * A page of open jobs: newest first, or best match first with `filters.search`, unless `filters.sort` says otherwise.
 * `hidden` leaves out jobs and companies, at most 100 of each; `newSince`, an ISO 8601 UTC string, has `totalNew`
 * counted. Dates of the answer are `Date`s. Every field may be left out: page 1, 15 a page, no filter, with
 * descriptions (`view: "card"` leaves those out). Never rejects; see `JobsPage.error`.
 *
 * @example
 * const { jobs, totalJobs, error } = await fetchJobs(client, { filters: { search: "react" }, view: "card" });
 */
export async function fetchJobs(
  client: Client,
  query: FetchJobsQuery & { readonly view: "card" },
): Promise<JobsPage<JobCard>>;
export async function fetchJobs(
  client: Client,
  query?: FetchJobsQuery & { readonly view?: "full" },
): Promise<JobsPage>;
export async function fetchJobs(
  client: Client,
  query: FetchJobsQuery = {},
): Promise<JobsPage | JobsPage<JobCard>> {
  try {
    return await callFunction(client, query.view === "card" ? FetchJobCards : FetchJobs, query);
  } catch (error) {
    return {
      jobs: [],
      totalPages: 1,
      totalJobs: 0,
      totalFetched: 0,
      totalHidden: 0,
      facets: emptyFacets(),
      error: toDataError(error),
    };
  }
}

/**
 * Jobs by id, in the order asked, each once; ids no job has are left out, and a job that has closed comes with
 * `closed_at`. At most 100 ids and at most `limit` (100) jobs.
 *
 * @throws DataError, with `invalid-argument` for more than 100 ids.
 * @example const [job] = await fetchJobsByIds(client, ["remotive-1234567"]);
 */
export async function fetchJobsByIds(
  client: Client,
  jobIds: readonly string[],
  limit = 100,
): Promise<readonly Job[]> {
  const answer = await callFunction(client, FetchJobsByIds, { jobIds: [...jobIds], limit });
  return answer.jobs;
}
