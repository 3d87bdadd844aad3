import type { Company, CompanySlug, JobCard, JobFilters } from "@farwork/domain";

import type { ListedJobs } from "../../platform/backend/listed-jobs.ts";
import type { LoadedCompany } from "../../platform/backend/server-client.ts";
import { NO_FILTERS } from "../filters/active-filters.ts";
import type { PaidKind } from "../job/typical-pay.tsx";

/** Each kind costs a request for its typical pay. */
const MOST_KINDS = 3;

/** What loads the parts of a company's page. */
export type CompanySources = {
  readonly loadCompany: (slug: CompanySlug) => Promise<LoadedCompany>;
  readonly loadListing: (filters: JobFilters, page: number) => Promise<ListedJobs>;
  readonly loadFirstJobs: (filters: JobFilters) => Promise<readonly JobCard[]>;
  readonly loadTypicalPay: (job: JobCard) => Promise<PaidKind | undefined>;
};

type CompanyPageData = {
  readonly listing: ListedJobs;
  /** Undefined when it failed to load. */
  readonly company: Company | undefined;
  /** Typical pay of the company's most frequent kind of job that has one, and its jobs of that kind. */
  readonly paid: (PaidKind & { readonly jobs: readonly JobCard[] }) | undefined;
};

/** Loads a page of a company's jobs and what belongs to all of its pages. Undefined when the jobs fail to load. */
export async function loadCompanyPage(
  slug: CompanySlug,
  page: number,
  { loadCompany, loadListing, loadFirstJobs, loadTypicalPay }: CompanySources,
): Promise<CompanyPageData | undefined> {
  const filters = { ...NO_FILTERS, companies: [slug] };
  const [loaded, listing, newest] = await Promise.all([
    loadCompany(slug),
    // A company's page shows all of its jobs, hidden ones too.
    loadListing(filters, page).catch(() => undefined),
    // Their pay is the same on each page.
    loadFirstJobs(filters).catch(() => undefined),
  ]);
  if (!listing) return undefined;
  const kinds = await Promise.all(
    listKinds(newest ?? listing.jobs).map(async (jobs) => {
      const typical = jobs[0] && (await loadTypicalPay(jobs[0]));
      return typical && { ...typical, jobs };
    }),
  );
  return {
    listing,
    company: loaded.status === "found" ? loaded.company : undefined,
    paid: kinds.find((kind) => kind !== undefined),
  };
}

/** Groups jobs with stated pay by category and seniority, the largest groups first. */
export function listKinds(jobs: readonly JobCard[]): readonly (readonly JobCard[])[] {
  const paid = jobs.filter(({ seniority, pay }) => seniority !== undefined && pay !== undefined);
  const kinds = Map.groupBy(paid, ({ category, seniority }) => `${category} ${seniority}`);
  return [...kinds.values()].toSorted((a, b) => b.length - a.length).slice(0, MOST_KINDS);
}
