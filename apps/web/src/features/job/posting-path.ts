import type { JobCard } from "@farwork/domain";
import { jobPath, withMarketingParams } from "@farwork/domain/links";

/** What links to jobs keep: the landing page's marketing parameters, and a query about the reader (`Reader.carried`). */
export type Kept = { readonly landing: URLSearchParams; readonly carried?: string | undefined };

/** The link to a job's page. */
export function postingPath(
  job: Pick<JobCard, "firestoreId" | "title" | "company_name">,
  { landing, carried = "" }: Kept,
): string {
  const path = jobPath(job);
  return withMarketingParams(carried === "" ? path : `${path}?${carried}`, landing);
}
