import type { Job, JobFilters } from "@farwork/domain";
import { filtersToQuery } from "@farwork/domain/filter";

import type { ListedJobs } from "../../platform/backend/listed-jobs.ts";

const loadSchemas = () => import("./listing-schemas.ts");

/** A page of the listing by its canonical query. Rejects where it cannot be had, or `signal` calls it off. */
async function fetchListing(query: string, signal?: AbortSignal): Promise<ListedJobs> {
  const path = query === "" ? "/api/jobs" : `/api/jobs?${query}`;
  const [schemas, answer] = await Promise.all([loadSchemas(), ask(path, signal)]);
  return schemas.parseListing(await readJson(answer));
}

/** How many of all the jobs that these filters let through were first seen since then. Rejects likewise. */
async function countNewJobs(filters: JobFilters, since: Date, signal?: AbortSignal): Promise<number> {
  const query = filtersToQuery({ ...filters, sort: "relevance" });
  query.set("since", since.toISOString());
  const [schemas, answer] = await Promise.all([loadSchemas(), ask(`/api/jobs/new?${query}`, signal)]);
  return schemas.parseNewJobsCount(await readJson(answer)).totalNew;
}

/** One job, open or not; undefined where there is none of this id. Rejects likewise. */
async function fetchPosting(jobId: string, signal: AbortSignal): Promise<Job | undefined> {
  const path = `/api/jobs/${encodeURIComponent(jobId)}`;
  const [schemas, answer] = await Promise.all([loadSchemas(), ask(path, signal)]);
  return answer.status === 404 ? undefined : schemas.parsePosting(await readJson(answer));
}

/** What pages of listings and postings are fetched by. */
export const listingApi = { fetchListing, countNewJobs, fetchPosting };
export type ListingApi = typeof listingApi;

/** No cookie goes along: nothing in these answers depends on who asks. */
function ask(path: string, signal?: AbortSignal): Promise<Response> {
  return fetch(path, { signal: signal ?? null, credentials: "omit" });
}

async function readJson(answer: Response): Promise<unknown> {
  if (!answer.ok) throw new Error(`${answer.url} was answered ${answer.status}`);
  return answer.json();
}
