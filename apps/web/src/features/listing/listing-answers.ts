import type { JobFilters } from "@farwork/domain";
import { filtersToQuery } from "@farwork/domain/filter";

import type { ListingAnswer } from "./jobs-atoms.ts";
import type { ListingApi } from "./listing-api.ts";

/** Values by name, of which the newest are kept. */
type NewestKept<Value> = {
  readonly find: (name: string) => Value | undefined;
  readonly keep: (name: string, value: Value) => void;
};

/** Answers kept for the way back. */
const MAX_KEPT = 20;

/** What is asked of a listing: its filters and order, and a page of it. */
export type ListingQuestion = { readonly filters: JobFilters; readonly page: number };

type Asked = { readonly signal?: AbortSignal; readonly lastVisit: Date | undefined };

/** Fetches pages of listings, and keeps the last of them. */
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
      // The list is whole without it.
      lastVisit && api.countNewJobs(question.filters, lastVisit, signal).catch(() => undefined),
    ]);
    keep(question, { listing, totalNew });
    return { listing, totalNew };
  }

  return {
    keep,
    /** The answer that came within so long, if one did. */
    find(question: ListingQuestion, withinMs = Infinity): ListingAnswer | undefined {
      const known = kept.find(keyOf(question));
      return known && Date.now() - known.at < withinMs ? known.answer : undefined;
    },
    /** With `lastVisit`, what is new since then is counted too. Rejects where the listing cannot be had. */
    async fetch(question: ListingQuestion, asked: Asked): Promise<ListingAnswer> {
      return (await prefetched.get(keyOf(question))) ?? ask(question, asked);
    },
    /** Fetches ahead of a `fetch`, which then takes this answer, or asks again where it failed. */
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
 * Keeps so many values, those that were put in last.
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
