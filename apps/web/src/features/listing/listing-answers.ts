import type { JobFilters } from "@farwork/domain";
import { filtersToQuery } from "@farwork/domain/filter";

import type { ListingAnswer } from "./jobs-atoms.ts";
import type { ListingApi } from "./listing-api.ts";

/** A cache of the newest values by key. */
type NewestKept<Value> = {
  readonly find: (name: string) => Value | undefined;
  readonly keep: (name: string, value: Value) => void;
};

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
export function keepNewest<Value>(maxKept: number): NewestKept<Value> {
  const kept = new Map<string, Value>();
  return {
    find: (name) => kept.get(name),
    keep: (name, value) => {
      kept.delete(name);
      kept.set(name, value);
      const [oldest] = kept.keys();
      if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
    },
  };
}
