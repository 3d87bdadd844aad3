import { type Client, createClient } from "@farwork/data/client";
import { type JobAddressPage, listJobAddresses } from "@farwork/data/job-addresses";
import { fetchJobs, fetchJobsByIds } from "@farwork/data/jobs";
import { fetchSimilarJobs } from "@farwork/data/similar-jobs";
import { type Job, type JobCard, type JobFilters, JobId } from "@farwork/domain";
import { MAX_PAGE_SIZE } from "@farwork/domain/contract/paging";
import { connection } from "next/server";
import { cache } from "react";

import { markUnavailable } from "./answer-status.ts";
import { readBackendConfig } from "./backend-config.ts";
import { openFirebaseApp } from "./firebase-app.ts";

/** A page of the listing, without descriptions. Its `error` also makes the answer a 503. */
export async function loadListing(filters: JobFilters, page: number) {
  const listing = await fetchJobs(await openServerClient(), { filters, page, view: "card" });
  if (listing.error) markUnavailable();
  return listing;
}

/** As many jobs of a listing as one answer holds: the newest, or of a search the best matches. @throws DataError */
export async function loadNewestJobs(filters: JobFilters): Promise<readonly JobCard[]> {
  const client = await openServerClient();
  const { jobs, error } = await fetchJobs(client, { filters, pageSize: MAX_PAGE_SIZE, view: "card" });
  if (error) throw error;
  return jobs;
}

export type LoadedJob = { status: "found"; job: Job } | { status: "unknown" } | { status: "failed" };

/** One job. Its page and its metadata both ask; within one request the backend is asked once. */
export const loadJob = cache(async (jobId: string): Promise<LoadedJob> => {
  // What cannot be an id is no job's, and nothing to ask the backend about.
  if (!JobId.safeParse(jobId).success) return { status: "unknown" };
  try {
    const [job] = await fetchJobsByIds(await openServerClient(), [jobId]);
    return job ? { status: "found", job } : { status: "unknown" };
  } catch {
    return { status: "failed" };
  }
});

/** Open jobs like this one, none where they cannot be had: the page they are for is whole without them. */
export async function loadSimilarJobs(jobId: JobId): Promise<readonly JobCard[]> {
  const { jobs } = await fetchSimilarJobs(await openServerClient(), jobId);
  return jobs;
}

/** What a page of the sitemap holds. @throws DataError */
export async function loadJobAddresses(page: number): Promise<JobAddressPage> {
  return listJobAddresses(await openServerClient(), page);
}

/** The client this server asks the backend with. */
export async function openServerClient(): Promise<Client> {
  // Nothing of the backend is known while pages are built: wait for a visitor.
  await connection();
  const config = readBackendConfig();
  return createClient(openFirebaseApp(config), { region: config.region, emulators: config.emulators });
}
