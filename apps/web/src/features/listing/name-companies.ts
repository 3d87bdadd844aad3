import type { JobCard } from "@farwork/domain";
import { companySlug } from "@farwork/domain/company";

/** What the companies of these jobs are called, by their slugs, which is all that an address says of them. */
export function nameCompanies(jobs: readonly JobCard[]): ReadonlyMap<string, string> {
  return new Map(jobs.map(({ company_name: name }) => [companySlug(name) ?? "", name]));
}
