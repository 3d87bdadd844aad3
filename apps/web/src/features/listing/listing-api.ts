import type { Job, JobFilters } from "@farwork/domain";
import { filtersToQuery } from "@farwork/domain/filter";

import type { ListedJobs } from "../../platform/backend/listed-jobs.ts";
import { READER_PARAM } from "../../platform/requests/reader-search.ts";
import type { AnsweredJob } from "../job/format-answer.ts";

const loadSchemas = () => import("./listing-schemas.ts");

/** A page of the listing by its canonical query. Rejects on failure or abort. */
async function fetchListing(query: string, signal?: AbortSignal): Promise<ListedJobs<AnsweredJob>> {
  const path = query === "" ? "/api/jobs" : `/api/jobs?${query}`;
  const [schemas, answer] = await Promise.all([loadSchemas(), ask(path, signal)]);
  return schemas.parseListing(
    await readJson(answer),
    new URLSearchParams(query).get(READER_PARAM) ?? undefined,
  );
}

/** How many jobs matching these filters were first seen after `since`. Rejects on failure or abort. */
async function countNewJobs(filters: JobFilters, since: Date, signal?: AbortSignal): Promise<number> {
  const query = filtersToQuery({ ...filters, sort: "relevance" });
  query.set("since", since.toISOString());
  const [schemas, answer] = await Promise.all([loadSchemas(), ask(`/api/jobs/new?${query}`, signal)]);
  return schemas.parseNewJobsCount(await readJson(answer)).totalNew;
}

/** One job, open or closed; undefined if there is none with this id. Rejects on failure or abort. */
async function fetchPosting(jobId: string, signal: AbortSignal): Promise<Job | undefined> {
  const path = `/api/jobs/${encodeURIComponent(jobId)}`;
  const [schemas, answer] = await Promise.all([loadSchemas(), ask(path, signal)]);
  return answer.status === 404 ? undefined : schemas.parsePosting(await readJson(answer));
}

/** The JSON API for listings and jobs. */
export const listingApi = { fetchListing, countNewJobs, fetchPosting };
export type ListingApi = typeof listingApi;

/** No cookies: these responses do not depend on who asks. */
function ask(path: string, signal?: AbortSignal): Promise<Response> {
  return fetch(path, { signal: signal ?? null, credentials: "omit" });
}

async function readJson(answer: Response): Promise<unknown> {
  if (!answer.ok) throw new Error(`${answer.url} was answered ${answer.status}`);
  return answer.json();
}
