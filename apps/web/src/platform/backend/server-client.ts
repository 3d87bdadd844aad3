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

/** How many of all the jobs that these filters let through were first seen since then. @throws DataError */
export async function countNewJobs(filters: JobFilters, since: Date): Promise<number> {
  const asked = { filters, newSince: since.toISOString(), pageSize: 1, view: "card" } as const;
  const { totalNew = 0, error } = await askAtRequest((client) => fetchJobs(client, asked));
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
    const company = await askAtRequest((client) => fetchCompany(client, slug));
    return company ? { status: "found", company } : { status: "unknown" };
  } catch {
    return { status: "failed" };
  }
});

/** As many jobs of a listing as one answer holds, from its first on. @throws DataError */
export async function loadFirstJobs(filters: JobFilters): Promise<readonly JobCard[]> {
  const { jobs, error } = await askAtRequest((client) =>
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
    const [job] = await askAtRequest((client) => fetchJobsByIds(client, [jobId]));
    return job ? { status: "found", job } : { status: "unknown" };
  } catch {
    return { status: "failed" };
  }
});

/** Open jobs like this one, none where they cannot be had: the page they are for is whole without them. */
export async function loadSimilarJobs(jobId: JobId): Promise<readonly JobCard[]> {
  try {
    return (await askAtRequest((client) => fetchSimilarJobs(client, jobId))).jobs;
  } catch {
    return [];
  }
}

/** What open jobs of this one's kind pay; undefined where too few say, or nobody can be asked. */
export async function loadTypicalPay({ category, seniority }: Pick<JobCard, "category" | "seniority">) {
  if (seniority === undefined) return undefined;
  const kind = { category, seniority };
  try {
    const [typical, rates] = await Promise.all([
      askAtRequest((client) => fetchTypicalPay(client, kind)),
      loadRates(),
    ]);
    return typical && rates && { kind, typical, rates };
  } catch {
    return undefined;
  }
}

/** What a page of the sitemap holds. @throws DataError */
export async function loadJobAddresses(page: number): Promise<JobAddressPage> {
  return askAtRequest((client) => listJobAddresses(client, page));
}

/** The same of its companies. @throws DataError */
export async function loadCompanyAddresses(page: number): Promise<CompanyAddressPage> {
  return askAtRequest((client) => listCompanyAddresses(client, page));
}

/** The countries that open jobs name themselves, and how many do. @throws DataError */
export async function loadNamedCountries(): Promise<readonly CountryCount[]> {
  return askAtRequest(listNamedCountries);
}

const PRICES_WITHIN_MS = 6000;

/** What Pro costs; undefined where that can't be had in good time, as when the payment service is away. */
export async function loadPlanPrices(): Promise<readonly PlanPrice[] | undefined> {
  const late = Promise.withResolvers<undefined>();
  const waiting = setTimeout(() => late.resolve(undefined), PRICES_WITHIN_MS);
  try {
    return await Promise.race([askAtRequest(fetchPlanPrices), late.promise]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(waiting);
  }
}

/** Asks the backend something, in its turn. @throws DataError also where too many are waiting for theirs. */
async function askAtRequest<Answer>(ask: (client: Client) => Promise<Answer>): Promise<Answer> {
  await connection();
  return askBackend(ask);
}

/** The client this server asks the backend with. */
export async function openServerClient(): Promise<Client> {
  // Nothing of the backend is known while pages are built: wait for a visitor.
  await connection();
  return createBackendClient();
}
