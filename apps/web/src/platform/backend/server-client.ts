import { type Client, createClient } from "@farwork/data/client";
import { fetchCompany } from "@farwork/data/company";
import { DataError } from "@farwork/data/data-error";
import {
  type CompanyAddressPage,
  type JobAddressPage,
  listCompanyAddresses,
  listJobAddresses,
} from "@farwork/data/job-addresses";
import { fetchJobs, fetchJobsByIds } from "@farwork/data/jobs";
import { fetchPlanPrices } from "@farwork/data/plans";
import { fetchSimilarJobs } from "@farwork/data/similar-jobs";
import {
  type Company,
  type CompanySlug,
  type Job,
  type JobCard,
  type JobFilters,
  JobId,
  type PlanPrice,
} from "@farwork/domain";
import { MAX_PAGE_SIZE } from "@farwork/domain/contract";
import { filtersToQuery } from "@farwork/domain/filter";
import { connection } from "next/server";
import { cache } from "react";

import { coalesceRequests } from "../requests/coalesce-requests.ts";
import { limitConcurrency } from "../requests/limit-concurrency.ts";
import { findRequestId } from "../requests/request-id.ts";
import { readBackendConfig } from "./backend-config.ts";
import { openFirebaseApp } from "./firebase-app.ts";
import type { ListedJobs } from "./listed-jobs.ts";
import { signSiteToken } from "./site-token.ts";

const listings = coalesceRequests<ListedJobs>({ keptMs: 2000, maxKept: 200 });

/** A page of the listing, without descriptions, asked for once by all who want it within two seconds. @throws DataError */
export async function loadListing(filters: JobFilters, page: number): Promise<ListedJobs> {
  return listings.get(filtersToQuery(filters, page).toString(), async () => {
    const asked = { filters, page, view: "card" } as const;
    const { totalHidden: _, error, ...listed } = await askBackend((client) => fetchJobs(client, asked));
    if (error) throw error;
    return listed;
  });
}

/** How many of all the jobs that these filters let through were first seen since then. @throws DataError */
export async function countNewJobs(filters: JobFilters, since: Date): Promise<number> {
  const asked = { filters, newSince: since.toISOString(), pageSize: 1, view: "card" } as const;
  const { totalNew = 0, error } = await askBackend((client) => fetchJobs(client, asked));
  if (error) throw error;
  return totalNew;
}

export type LoadedCompany =
  | { status: "found"; company: Company }
  | { status: "unknown" }
  | { status: "failed" };

/** A company by its open jobs. Its page and its metadata both ask; within one request the backend is asked once. */
export const loadCompany = cache(async (slug: CompanySlug): Promise<LoadedCompany> => {
  try {
    const company = await askBackend((client) => fetchCompany(client, slug));
    return company ? { status: "found", company } : { status: "unknown" };
  } catch {
    return { status: "failed" };
  }
});

/** As many jobs of a listing as one answer holds, from its first on. @throws DataError */
export async function loadFirstJobs(filters: JobFilters): Promise<readonly JobCard[]> {
  const { jobs, error } = await askBackend((client) =>
    fetchJobs(client, { filters, pageSize: MAX_PAGE_SIZE, view: "card" }),
  );
  if (error) throw error;
  return jobs;
}

export type LoadedJob = { status: "found"; job: Job } | { status: "unknown" } | { status: "failed" };

/** One job. Its page and its metadata both ask; within one request the backend is asked once. */
export const loadJob = cache(async (jobId: string): Promise<LoadedJob> => {
  // What cannot be an id is no job's, and nothing to ask the backend about.
  if (!JobId.safeParse(jobId).success) return { status: "unknown" };
  try {
    const [job] = await askBackend((client) => fetchJobsByIds(client, [jobId]));
    return job ? { status: "found", job } : { status: "unknown" };
  } catch {
    return { status: "failed" };
  }
});

/** Open jobs like this one, none where they cannot be had: the page they are for is whole without them. */
export async function loadSimilarJobs(jobId: JobId): Promise<readonly JobCard[]> {
  try {
    return (await askBackend((client) => fetchSimilarJobs(client, jobId))).jobs;
  } catch {
    return [];
  }
}

/** What a page of the sitemap holds. @throws DataError */
export async function loadJobAddresses(page: number): Promise<JobAddressPage> {
  return askBackend((client) => listJobAddresses(client, page));
}

/** The same of its companies. @throws DataError */
export async function loadCompanyAddresses(page: number): Promise<CompanyAddressPage> {
  return askBackend((client) => listCompanyAddresses(client, page));
}

const PRICES_WITHIN_MS = 6000;

/** What Pro costs; undefined where that can't be had in good time, as when the payment service is away. */
export async function loadPlanPrices(): Promise<readonly PlanPrice[] | undefined> {
  const late = Promise.withResolvers<undefined>();
  const waiting = setTimeout(() => late.resolve(undefined), PRICES_WITHIN_MS);
  try {
    return await Promise.race([askBackend(fetchPlanPrices), late.promise]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(waiting);
  }
}

// A crowd at the door is no crowd at the backend, whose functions start an instance for each few calls under way.
const runLimited = limitConcurrency({ atOnce: 16, maxWaiting: 500 });

/** Asks the backend something, in its turn. @throws DataError also where too many are waiting for theirs. */
async function askBackend<Answer>(ask: (client: Client) => Promise<Answer>): Promise<Answer> {
  const client = await openServerClient();
  const answer = runLimited(() => ask(client));
  if (!answer) throw new DataError("unavailable");
  return answer;
}

// An instance of the backend that just starts answers within ten seconds, or says that it cannot.
const WAITS_MS = 12_000;

/** The client this server asks the backend with. */
export async function openServerClient(): Promise<Client> {
  // Nothing of the backend is known while pages are built: wait for a visitor.
  await connection();
  const config = readBackendConfig();
  const { region, emulators } = config;
  const requestId = findRequestId();
  const siteToken = signSiteToken();
  return createClient(openFirebaseApp(config), {
    region,
    emulators,
    timeoutMs: WAITS_MS,
    ...(requestId !== undefined && { requestId }),
    ...(siteToken !== undefined && { siteToken }),
  });
}
