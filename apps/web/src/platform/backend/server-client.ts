import type { Client } from "@farwork/data/client";
import { fetchCompany } from "@farwork/data/company";
import {
  type CompanyAddressPage,
  type JobAddressPage,
  listCompanyAddresses,
  listJobAddresses,
  listNamedCountries,
} from "@farwork/data/job-addresses";
import { fetchJobs, fetchJobsByIds } from "@farwork/data/jobs";
import { fetchPlanPrices } from "@farwork/data/plans";
import { fetchTypicalPay } from "@farwork/data/rates";
import { fetchSimilarJobs } from "@farwork/data/similar-jobs";
import {
  type Company,
  type CompanySlug,
  type CountryCount,
  type Job,
  type JobCard,
  type JobFilters,
  JobId,
  type PlanPrice,
} from "@farwork/domain";
import { MAX_PAGE_SIZE } from "@farwork/domain/contract";
import { connection } from "next/server";
import { cache } from "react";

import { askBackend, createBackendClient } from "./ask-backend.ts";
import { loadRates } from "./load-rates.ts";

/** How many jobs matching these filters were first seen after `since`. @throws DataError */
export async function countNewJobs(filters: JobFilters, since: Date): Promise<number> {
  const asked = { filters, newSince: since.toISOString(), pageSize: 1, view: "card" } as const;
  const { totalNew = 0, error } = await callAtRequest((client) => fetchJobs(client, asked));
  if (error) throw error;
  return totalNew;
}

export type LoadedCompany =
  | { status: "found"; company: Company }
  | { status: "unknown" }
  | { status: "failed" };

/** A company with its open jobs. Cached per request, since both the page and its metadata ask. */
export const loadCompany = cache(async (slug: CompanySlug): Promise<LoadedCompany> => {
  try {
    const company = await callAtRequest((client) => fetchCompany(client, slug));
    return company ? { status: "found", company } : { status: "unknown" };
  } catch {
    return { status: "failed" };
  }
});

/** The first jobs of a listing, as many as one response holds. @throws DataError */
export async function loadFirstJobs(filters: JobFilters): Promise<readonly JobCard[]> {
  const { jobs, error } = await callAtRequest((client) =>
    fetchJobs(client, { filters, pageSize: MAX_PAGE_SIZE, view: "card" }),
  );
  if (error) throw error;
  return jobs;
}

export type LoadedJob = { status: "found"; job: Job } | { status: "unknown" } | { status: "failed" };

/** One job. Cached per request, since both the page and its metadata ask. */
export const loadJob = cache(async (jobId: string): Promise<LoadedJob> => {
  // A malformed id belongs to no job, so the backend need not be asked.
  if (!JobId.safeParse(jobId).success) return { status: "unknown" };
  try {
    const [job] = await callAtRequest((client) => fetchJobsByIds(client, [jobId]));
    return job ? { status: "found", job } : { status: "unknown" };
  } catch {
    return { status: "failed" };
  }
});

/** Open jobs like this one. Empty on failure: the page works without them. */
export async function loadSimilarJobs(jobId: JobId): Promise<readonly JobCard[]> {
  try {
    return (await callAtRequest((client) => fetchSimilarJobs(client, jobId))).jobs;
  } catch {
    return [];
  }
}

/** What similar open jobs pay. Undefined when too few state pay, or the backend is unreachable. */
export async function loadTypicalPay({ category, seniority }: Pick<JobCard, "category" | "seniority">) {
  if (seniority === undefined) return undefined;
  const kind = { category, seniority };
  try {
    const [typical, rates] = await Promise.all([
      callAtRequest((client) => fetchTypicalPay(client, kind)),
      loadRates(),
    ]);
    return typical && rates && { kind, typical, rates };
  } catch {
    return undefined;
  }
}

/** One page of the sitemap's jobs. @throws DataError */
export async function loadJobAddresses(page: number): Promise<JobAddressPage> {
  return callAtRequest((client) => listJobAddresses(client, page));
}

/** One page of the sitemap's companies. @throws DataError */
export async function loadCompanyAddresses(page: number): Promise<CompanyAddressPage> {
  return callAtRequest((client) => listCompanyAddresses(client, page));
}

/** The countries that open jobs name, with the number of jobs for each. @throws DataError */
export async function loadNamedCountries(): Promise<readonly CountryCount[]> {
  return callAtRequest(listNamedCountries);
}

const PRICES_WITHIN_MS = 6000;

/** The prices of Pro. Undefined when they take too long, for example when the payment service is down. */
export async function loadPlanPrices(): Promise<readonly PlanPrice[] | undefined> {
  const late = Promise.withResolvers<undefined>();
  const waiting = setTimeout(() => late.resolve(undefined), PRICES_WITHIN_MS);
  try {
    return await Promise.race([callAtRequest(fetchPlanPrices), late.promise]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(waiting);
  }
}

/** Like `askBackend`, but only at request time. @throws DataError */
async function callAtRequest<Answer>(ask: (client: Client) => Promise<Answer>): Promise<Answer> {
  await connection();
  return askBackend(ask);
}

/** The client this server calls the backend with. */
export async function openServerClient(): Promise<Client> {
  // The backend is not configured while pages are built, so wait for a request.
  await connection();
  return createBackendClient();
}
