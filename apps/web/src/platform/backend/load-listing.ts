import { fetchJobs } from "@farwork/data/jobs";
import type { JobFilters } from "@farwork/domain";
import { filtersToQuery } from "@farwork/domain/filter";

import { coalesceRequests } from "../requests/coalesce-requests.ts";
import { askBackend } from "./ask-backend.ts";
import type { ListedJobs } from "./listed-jobs.ts";

const listings = coalesceRequests<ListedJobs>({ keptMs: 2000, maxKept: 200 });

/** A page of the listing without descriptions, shared by all requests within two seconds. @throws DataError */
export async function loadListing(filters: JobFilters, page: number): Promise<ListedJobs> {
  return listings.get(filtersToQuery(filters, page).toString(), async () => {
    const asked = { filters, page, view: "card" } as const;
    const { totalHidden: _, error, ...listed } = await askBackend((client) => fetchJobs(client, asked));
    if (error) throw error;
    return listed;
  });
}
