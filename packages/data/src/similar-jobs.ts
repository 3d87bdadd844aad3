import type { JobCard } from "@farwork/domain";
import { FetchSimilarJobs } from "@farwork/domain/contract";

import { callFunction } from "./call-function.ts";
import type { Client } from "./client.ts";
import type { DataError } from "./data-error.ts";
import { toDataError } from "./to-data-error.ts";

/** If the call failed, `error` says why and `jobs` is empty: pages work without them. */
export interface SimilarJobs {
  readonly jobs: readonly JobCard[];
  readonly error?: DataError;
}

/**
 * Open jobs similar to this one, which may be closed, most similar first; 5, or `limit` (at most 10). Never rejects;
 * see `SimilarJobs.error`.
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
