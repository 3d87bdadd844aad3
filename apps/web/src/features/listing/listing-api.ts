import { Job, type JobFilters } from "@farwork/domain";
import { FetchJobCardsResponse } from "@farwork/domain/contract";
import { filtersToQuery } from "@farwork/domain/filter";
import * as z from "zod/mini";

import type { ListedJobs } from "../../platform/backend/listed-jobs.ts";

// Brings the contract's schemas with it: reach this file only through `import()`.

/** A page of the listing by its canonical query. Rejects where it cannot be had, or `signal` calls it off. */
export async function fetchListing(query: string, signal?: AbortSignal): Promise<ListedJobs> {
  const answer = await ask(query === "" ? "/api/jobs" : `/api/jobs?${query}`, signal);
  return z.parse(FetchJobCardsResponse, await readJson(answer));
}

/** How many of all the jobs that these filters let through were first seen since then. Rejects likewise. */
export async function countNewJobs(filters: JobFilters, since: Date, signal?: AbortSignal): Promise<number> {
  const query = filtersToQuery({ ...filters, sort: "relevance" });
  query.set("since", since.toISOString());
  const answer = await ask(`/api/jobs/new?${query}`, signal);
  return z.parse(NewJobsCount, await readJson(answer)).totalNew;
}

/** One job, open or not; undefined where there is none of this id. Rejects likewise. */
export async function fetchPosting(jobId: string, signal: AbortSignal): Promise<Job | undefined> {
  const answer = await ask(`/api/jobs/${encodeURIComponent(jobId)}`, signal);
  return answer.status === 404 ? undefined : z.parse(Job, await readJson(answer));
}

/** No cookie goes along: nothing in these answers depends on who asks. */
function ask(path: string, signal?: AbortSignal): Promise<Response> {
  return fetch(path, { signal: signal ?? null, credentials: "omit" });
}

async function readJson(answer: Response): Promise<unknown> {
  if (!answer.ok) throw new Error(`${answer.url} was answered ${answer.status}`);
  return answer.json();
}

/** The answer of `/api/jobs/new`: how many jobs of a listing were first seen since a moment. */
export const NewJobsCount = z.object({ totalNew: z.int().check(z.gte(0)) });
export type NewJobsCount = z.infer<typeof NewJobsCount>;
