import type { JobFilters } from "@farwork/domain";
import { filtersToQuery } from "@farwork/domain/filter";

import type { ListingAnswer } from "./jobs-atoms.ts";
import { keepNewest } from "./keep-newest.ts";
import type * as ListingApi from "./listing-api.ts";

/** Answers kept for the way back. */
const MAX_KEPT = 20;

/** What is asked of a listing: its filters and order, and a page of it. */
export type ListingQuestion = { readonly filters: JobFilters; readonly page: number };

/** Fetches pages of listings, and keeps the last of them. */
export function openListingAnswers(loadApi: () => Promise<typeof ListingApi>) {
  const kept = keepNewest<{ readonly answer: ListingAnswer; readonly at: number }>(MAX_KEPT);
  const keyOf = ({ filters, page }: ListingQuestion) => filtersToQuery(filters, page).toString();

  function keep(question: ListingQuestion, answer: ListingAnswer): void {
    kept.keep(keyOf(question), { answer, at: Date.now() });
  }

  return {
    keep,
    /** The answer that came within so long, if one did. */
    find(question: ListingQuestion, withinMs = Infinity): ListingAnswer | undefined {
      const known = kept.find(keyOf(question));
      return known && Date.now() - known.at < withinMs ? known.answer : undefined;
    },
    /** With `lastVisit`, what is new since then is counted too. Rejects where the listing cannot be had. */
    async fetch(
      question: ListingQuestion,
      { signal, lastVisit }: { signal: AbortSignal; lastVisit: Date | undefined },
    ): Promise<ListingAnswer> {
      const api = await loadApi();
      const [listing, totalNew] = await Promise.all([
        api.fetchListing(keyOf(question), signal),
        // The list is whole without it.
        lastVisit && api.countNewJobs(question.filters, lastVisit, signal).catch(() => undefined),
      ]);
      keep(question, { listing, totalNew });
      return { listing, totalNew };
    },
  };
}
