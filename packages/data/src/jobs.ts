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

import { callFunction } from "./call-function.ts";
import type { Client } from "./client.ts";
import type { DataError } from "./data-error.ts";
import { toDataError } from "./to-data-error.ts";

/**
 * One page of a listing. If the call failed, `error` says why and the rest is an empty board (no jobs, `totalPages` 1,
 * `totalJobs` 0), so that it can always be rendered.
 */
export interface JobsPage<Entry = Job> {
  readonly jobs: readonly Entry[];
  /** At least 1. */
  readonly totalPages: number;
  readonly totalJobs: number;
  /** Jobs on this page. */
  readonly totalFetched: number;
  /** Jobs left out as `hidden`. */
  readonly totalHidden: number;
  /** With `newSince`: how many of all jobs were first seen after it. */
  readonly totalNew?: number | undefined;
  /** If the filters have a reader's country: how many jobs are open to people there, do not say, or are not open. */
  readonly forReader?: ReaderCounts | undefined;
  readonly facets: JobFacets;
  /** What was searched beside the typed words: other forms, spellings and synonyms. */
  readonly alsoSearched?: readonly string[] | undefined;
  /** Other titles that the search matches, most frequent first: "teacher" for a tutor. */
  readonly otherTitles?: readonly string[] | undefined;
  /** Ignored words of the search, lowercase and without accents, such as "jobs". */
  readonly notSearched?: readonly string[] | undefined;
  /** If anything else was searched: the search for the exact words only. */
  readonly exactSearch?: string | undefined;
  /** Words of the search that could be filters, with the number of jobs each would find; see `acceptOffer`. */
  readonly offers?: readonly FilterOffer[] | undefined;
  /** Another spelling for a search without results, with the number of jobs it finds. */
  readonly suggestion?: SearchSuggestion | undefined;
  /** If nothing was found: each single filter that would bring jobs if removed, most jobs first. */
  readonly rescue?: readonly FilterRescue[] | undefined;
  readonly error?: DataError;
}

/**
 * A page of open jobs: newest first, or best match first with `filters.search`, unless `filters.sort` says otherwise.
 * `hidden` leaves out jobs and companies, at most 100 of each; `newSince`, an ISO 8601 UTC string, adds `totalNew`.
 * Dates in the answer are `Date`s. All fields are optional: page 1, 15 per page, no filters, with descriptions (`view:
 * "card"` leaves those out). Never rejects; see `JobsPage.error`.
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
 * Jobs by id, in the order requested, each once. Unknown ids are left out; closed jobs have `closed_at`. At most 100
 * ids and `limit` (100) jobs.
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
