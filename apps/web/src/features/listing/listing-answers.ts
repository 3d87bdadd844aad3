import type { Job, JobFilters } from "@farwork/domain";
import { filtersToQuery } from "@farwork/domain/filter";

import type { ListedJobs } from "../../platform/backend/listed-jobs.ts";
import { READER_PARAM } from "../../platform/requests/reader-search.ts";
import type { ListingAnswer } from "./jobs-atoms.ts";
import type { AnsweredJob } from "./listing-schemas.ts";

/** Listings kept for back navigation. */
const MAX_KEPT = 20;

/** The filters, order and page of a listing. */
export type ListingQuestion = { readonly filters: JobFilters; readonly page: number };

type Asked = { readonly signal?: AbortSignal; readonly lastVisit: Date | undefined };

/** Fetches pages of listings, and caches the latest. */
export function openListingAnswers(api: ListingApi) {
  const kept = keepNewest<{ readonly answer: ListingAnswer; readonly at: number }>(MAX_KEPT);
  const prefetched = new Map<string, Promise<ListingAnswer | undefined>>();
  const keyOf = ({ filters, page }: ListingQuestion) => filtersToQuery(filters, page).toString();

  function keep(question: ListingQuestion, answer: ListingAnswer): void {
    kept.keep(keyOf(question), { answer, at: Date.now() });
  }

  async function ask(question: ListingQuestion, { signal, lastVisit }: Asked): Promise<ListingAnswer> {
    const [listing, totalNew] = await Promise.all([
      api.fetchListing(keyOf(question), signal),
      // Optional: the list works without it.
      lastVisit && api.countNewJobs(question.filters, lastVisit, signal).catch(() => undefined),
    ]);
    keep(question, { listing, totalNew });
    return { listing, totalNew };
  }

  return {
    keep,
    /** The cached answer, if it is younger than `withinMs`. */
    find(question: ListingQuestion, withinMs = Infinity): ListingAnswer | undefined {
      const known = kept.find(keyOf(question));
      return known && Date.now() - known.at < withinMs ? known.answer : undefined;
    },
    /** With `lastVisit`, also counts what is new since then. Rejects when the listing cannot be loaded. */
    async fetch(question: ListingQuestion, asked: Asked): Promise<ListingAnswer> {
      return (await prefetched.get(keyOf(question))) ?? ask(question, asked);
    },
    /** Prefetches. A later `fetch` uses this answer, or asks again if it failed. */
    prefetch(question: ListingQuestion, asked: Asked): void {
      const key = keyOf(question);
      if (prefetched.has(key)) return;
      const answer = ask(question, asked)
        .catch(() => undefined)
        .finally(() => prefetched.delete(key));
      prefetched.set(key, answer);
    },
  };
}

/**
 * A cache of the newest `maxKept` values by key.
 *
 * @example
 * const lists = keepNewest<ListedJobs>(20);
 * lists.keep("type=contract", listing);
 * lists.find("type=contract"); // listing
 */
export function keepNewest<Value>(maxKept: number) {
  const kept = new Map<string, Value>();
  return {
    find: (name: string) => kept.get(name),
    keep: (name: string, value: Value) => {
      kept.delete(name);
      kept.set(name, value);
      const [oldest] = kept.keys();
      if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
    },
  };
}

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
