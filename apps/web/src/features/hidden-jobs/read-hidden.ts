import { CompanySlug, type HiddenEntries, JobId } from "@farwork/domain";
import { MAX_HIDDEN } from "@farwork/domain/contract";

import { parseHidden } from "./hidden-entries.ts";

/**
 * The hidden entries in a visitor's cookie that the backend accepts: drops malformed ones, and those beyond its limit.
 */
export function readHidden(cookie: string | undefined): HiddenEntries {
  const { jobs, companies } = parseHidden(cookie);
  return {
    jobs: jobs.flatMap((id) => JobId.safeParse(id).data ?? []).slice(0, MAX_HIDDEN),
    companies: companies.flatMap((slug) => CompanySlug.safeParse(slug).data ?? []).slice(0, MAX_HIDDEN),
  };
}
