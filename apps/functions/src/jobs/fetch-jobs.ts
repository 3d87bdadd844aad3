import { FetchJobCards, FetchJobs } from "@farwork/domain";

import { readRates } from "../rates/read-rates.ts";
import { callable } from "../requests/callable.ts";
import { openFirestore } from "../runtime/admin.ts";
import { readJobIndex } from "../search-index/read-job-index.ts";
import { answerListing } from "./answer-listing.ts";

/** A page of the open jobs that the filters let through, with totals and facets. */
export const fetchJobs = callable(
  {
    ...FetchJobs,
    // Only the page's own jobs are encoded; the card's schema has no description to write out.
    responseTo: ({ view }) => (view === "card" ? FetchJobCards : FetchJobs).response,
    countWholeJobs: ({ view, pageSize }) => (view === "full" ? pageSize : 0),
  },
  async (request) => {
    const [index, rates] = await Promise.all([readJobIndex(), readRates()]);
    return answerListing({ index, rates, firestore: openFirestore() }, request, new Date());
  },
);
