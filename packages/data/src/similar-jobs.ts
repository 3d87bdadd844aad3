import type { JobCard } from "@farwork/domain";
import { FetchSimilarJobs } from "@farwork/domain/contract";

import { callFunction } from "./call.ts";
import type { Client } from "./client.ts";
import type { DataError } from "./data-error.ts";
import { toDataError } from "./to-data-error.ts";

/** Where the call failed, `error` says why and there are no jobs: a page can do without them. */
export interface SimilarJobs {
  readonly jobs: readonly JobCard[];
  readonly error?: DataError;
}

/**
 * Open jobs like this one, whether that is still open or not, the most alike first; 5 at most, or `limit` (10 at
 * most). Never rejects; see `SimilarJobs.error`.
 *
 * @example const { jobs } = await fetchSimilarJobs(client, "remotive-1234567", { limit: 3 });
 */
export async function fetchSimilarJobs(
  client: Client,
  jobId: string,
  { limit }: { readonly limit?: number } = {},
): Promise<SimilarJobs> {
  const request = { jobId, ...(limit !== undefined && { limit }) };
  try {
    return await callFunction(client, FetchSimilarJobs, request);
  } catch (error) {
    return { jobs: [], error: toDataError(error) };
  }
}
