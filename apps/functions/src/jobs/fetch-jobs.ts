import { FetchJobCardsResponse, FetchJobsRequest, FetchJobsResponse, findJobs } from "@farwork/domain";

import { callable } from "../runtime/callable.ts";
import { openJobStore } from "./job-store.ts";

/** A page of the open jobs that the filters let through, with totals and facets. */
export const fetchJobs = callable(
  {
    name: "fetchJobs",
    request: FetchJobsRequest,
    // Only the page's own jobs are encoded; the card's schema has no description to write out.
    response: ({ view }) => (view === "card" ? FetchJobCardsResponse : FetchJobsResponse),
  },
  async ({ filters, page, pageSize }) => {
    const found = findJobs(await openJobStore().readOpenJobs(), { filters, page, pageSize }, new Date());
    return { ...found, totalFetched: found.jobs.length };
  },
);
