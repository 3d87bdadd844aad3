import type { Client } from "@farwork/data/client";
import { fetchJobs } from "@farwork/data/jobs";
import { readSearchFilters } from "@farwork/domain/saved-search";

import { readHiddenCookie } from "../hidden/hidden-cookie.ts";
import { formatHidden } from "../hidden/hidden-entries.ts";
import { readHidden } from "../hidden/read-hidden.ts";
import type { JobCount } from "./browser-data.ts";

/** How many jobs a search finds now, without what is hidden in this browser. Rejects where that cannot be known. */
export async function countJobs(client: Client, query: string, newSince: Date): Promise<JobCount> {
  const { totalJobs, totalNew, error } = await fetchJobs(client, {
    filters: readSearchFilters(query),
    hidden: readHidden(formatHidden(readHiddenCookie())),
    newSince: newSince.toISOString(),
    pageSize: 1,
    view: "card",
  });
  if (error) throw error;
  return { totalJobs, totalNew: totalNew ?? 0 };
}
