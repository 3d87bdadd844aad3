import { CompanySlug, type HiddenEntries, JobId } from "@farwork/domain";
import { MAX_HIDDEN } from "@farwork/domain/contract";

import { parseHidden } from "./hidden-entries.ts";

/** What a visitor's cookie hides, as the backend may be asked: what is no id or slug, or too much, is left out. */
export function readHidden(cookie: string | undefined): HiddenEntries {
  const { jobs, companies } = parseHidden(cookie);
  return {
    jobs: jobs.flatMap((id) => JobId.safeParse(id).data ?? []).slice(0, MAX_HIDDEN),
    companies: companies.flatMap((slug) => CompanySlug.safeParse(slug).data ?? []).slice(0, MAX_HIDDEN),
  };
}
