import { DEFAULT_RECOMMENDATIONS, GetRecommendedJobs, type RecommendedJob } from "@farwork/domain/contract";

import { callSignedIn } from "./call-signed-in.ts";
import type { Client } from "./client.ts";
import type { DataError } from "./data-error.ts";
import { fetchJobMarks } from "./job-marks.ts";
import { fetchJobs } from "./jobs.ts";
import { toDataError } from "./to-data-error.ts";

/** `newest`: the recommendations failed, and these are the newest jobs instead, without reasons. */
export interface RecommendedJobs {
  readonly jobs: readonly RecommendedJob[];
  readonly kind: "recommended" | "newest";
  /** Set when not even the newest jobs could be fetched; `jobs` is empty then. */
  readonly error?: DataError;
}

// One page of 10, minus saved and applied jobs.
const FALLBACK_PAGE_SIZE = 10;

/**
 * Recommended jobs for the signed-in user, best first, each with its reasons. Never rejects: on failure it returns the
 * newest jobs that the user has neither saved nor applied to.
 *
 * @example const { jobs, kind } = await getRecommendedJobs(client); // at most 3
 */
export async function getRecommendedJobs(
  client: Client,
  limit = DEFAULT_RECOMMENDATIONS,
): Promise<RecommendedJobs> {
  try {
    const { jobs } = await callSignedIn(client, GetRecommendedJobs, { limit });
    return { jobs, kind: "recommended" };
  } catch (error) {
    client.onProblem("The recommendations could not be fetched", toDataError(error));
    return fetchNewestUnmarked(client, limit);
  }
}

async function fetchNewestUnmarked(client: Client, limit: number): Promise<RecommendedJobs> {
  try {
    const [page, { saved, applied }] = await Promise.all([
      fetchJobs(client, { pageSize: FALLBACK_PAGE_SIZE, view: "card" }),
      fetchJobMarks(client),
    ]);
    if (page.error) return { jobs: [], kind: "newest", error: page.error };
    const marked = new Set([...saved, ...applied].map(({ jobId }) => jobId));
    const unmarked = page.jobs.filter(({ firestoreId }) => !marked.has(firestoreId)).slice(0, limit);
    return { jobs: unmarked.map((job) => ({ ...job, reasons: [] })), kind: "newest" };
  } catch (error) {
    return { jobs: [], kind: "newest", error: toDataError(error) };
  }
}
