import type { JobFilters } from "@farwork/domain";
import { WireDate } from "@farwork/domain/date";
import { FILTER_PARAMS, filtersFromQuery, JOB_ORDERS, pageFromQuery } from "@farwork/domain/filter";

import type { ListedJobs } from "../../platform/backend/listed-jobs.ts";
import type { LoadedJob } from "../../platform/backend/server-client.ts";
import { respondWithCacheableJson, respondWithJsonError } from "../../platform/requests/cacheable-json.ts";
import type { NewJobsCount } from "./listing-schemas.ts";

/** A listing's parameters, each with whether a text is a valid value. */
const PARAMS = new Map<string, (text: string) => boolean>([
  ...FILTER_PARAMS,
  ["sort", (text) => JOB_ORDERS.some((order) => order === text)],
  ["page", (text) => text === "1" || pageFromQuery(new URLSearchParams({ page: text })) > 1],
]);

/**
 * The listing for this query as JSON (`FetchJobCardsResponse`): the public content of the page `/`. 400 names an
 * invalid parameter; 503 when the backend is unavailable.
 *
 * @example await answerListing(new Request("https://farwork.example/api/jobs?type=contract"), loadListing);
 */
export async function answerListing(
  request: Request,
  loadListing: (filters: JobFilters, page: number) => Promise<ListedJobs>,
): Promise<Response> {
  return answerQuery(request, (params) => loadListing(filtersFromQuery(params), pageFromQuery(params)));
}

/**
 * How many jobs of a listing were first seen after `since`, an ISO 8601 UTC moment in the query beside the listing's
 * own parameters. Fails like `answerListing`.
 *
 * @example await answerNewJobsCount(new Request(`${site}/api/jobs/new?since=2026-01-18T08:00:00Z`), countNewJobs);
 */
export async function answerNewJobsCount(
  request: Request,
  countNewJobs: (filters: JobFilters, since: Date) => Promise<number>,
): Promise<Response> {
  const since = WireDate.safeParse(new URL(request.url).searchParams.get("since")).data;
  if (!since) return respondWithJsonError("invalid-argument", "since");
  return answerQuery(request, async (params): Promise<NewJobsCount> => {
    return { totalNew: await countNewJobs(filtersFromQuery(params), since) };
  });
}

/** A job as JSON (`Job`), open or closed. 404 when there is no such job, 503 when the backend is unavailable. */
export async function answerJob(
  request: Request,
  jobId: string,
  loadJob: (jobId: string) => Promise<LoadedJob>,
): Promise<Response> {
  const loaded = await loadJob(jobId);
  if (loaded.status === "found") return respondWithCacheableJson(request, loaded.job);
  return loaded.status === "unknown"
    ? respondWithJsonError("not-found", "jobId")
    : respondWithJsonError("unavailable");
}

async function answerQuery(
  request: Request,
  answer: (params: URLSearchParams) => Promise<object>,
): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const field = findInvalidParameter(searchParams);
  if (field !== undefined) return respondWithJsonError("invalid-argument", field);
  try {
    return respondWithCacheableJson(request, await answer(searchParams));
  } catch {
    return respondWithJsonError("unavailable");
  }
}

/**
 * The first of a listing's parameters with an invalid value. Other parameters, such as marketing ones, are ignored.
 *
 * @example findInvalidParameter(new URLSearchParams("type=contract,nonsense")); // "type"
 */
export function findInvalidParameter(params: URLSearchParams): string | undefined {
  const invalid = [...PARAMS].find(([name, isValid]) =>
    params.getAll(name).some((text) => text.trim() !== "" && !isValid(text)),
  );
  return invalid?.[0];
}
