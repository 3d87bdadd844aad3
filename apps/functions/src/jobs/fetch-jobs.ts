import {
  FetchJobCardsResponse,
  FetchJobsRequest,
  FetchJobsResponse,
  type Job,
  queryJobIndex,
  readJobCards,
  readJobIds,
} from "@farwork/domain";

import { openFirestore } from "../runtime/admin.ts";
import { callable } from "../runtime/callable.ts";
import { readJobIndex } from "../search-index/read-job-index.ts";
import { readJobsByIds } from "./read-jobs.ts";

/** A page of the open jobs that the filters let through, with totals and facets. Only `full` view reads jobs. */
export const fetchJobs = callable(
  {
    name: "fetchJobs",
    request: FetchJobsRequest,
    // Only the page's own jobs are encoded; the card's schema has no description to write out.
    response: ({ view }) => (view === "card" ? FetchJobCardsResponse : FetchJobsResponse),
  },
  async ({ filters, page, pageSize, view }) => {
    const index = await readJobIndex();
    const { docs, facets, ...found } = queryJobIndex(index, { filters, page, pageSize }, new Date());
    if (facets === undefined) throw new TypeError("A query counts facets unless it is told not to.");
    const jobs = view === "card" ? readJobCards(index, docs) : await readOpen(readJobIds(index, docs));
    return { ...found, facets, jobs, totalFetched: jobs.length };
  },
);

/** The index may not yet know of a job that it was closed. */
async function readOpen(ids: readonly string[]): Promise<Job[]> {
  const jobs = await readJobsByIds(openFirestore(), ids);
  return jobs.filter(({ closed_at }) => closed_at === undefined);
}
