import type { Client } from "@farwork/data/client";
import { fetchJobs } from "@farwork/data/jobs";
import type { HiddenEntries } from "@farwork/domain";
import { readSearchFilters } from "@farwork/domain/saved-search";

import type { JobCount } from "./browser-data.ts";

/** How many jobs a search finds now, without `hidden` ones. Rejects when the backend cannot say. */
export async function countJobs(
  client: Client,
  query: string,
  { newSince, hidden }: { newSince: Date; hidden: HiddenEntries },
): Promise<JobCount> {
  const { totalJobs, totalNew, error } = await fetchJobs(client, {
    filters: readSearchFilters(query),
    hidden,
    newSince: newSince.toISOString(),
    pageSize: 1,
    view: "card",
  });
  if (error) throw error;
  return { totalJobs, totalNew: totalNew ?? 0 };
}
