import { FetchJobCards, FetchJobs } from "@farwork/domain";

import { readRates } from "../rates/read-rates.ts";
import { callable } from "../requests/callable.ts";
import { openFirestore } from "../runtime/admin.ts";
import { readJobIndex } from "../search-index/read-job-index.ts";
import { answerListing } from "./answer-listing.ts";

/** Returns a page of the open jobs that pass the filters, with totals and facets. */
export const fetchJobs = callable(
  {
    ...FetchJobs,
    // Encodes only cards, whose schema has no description.
    responseTo: ({ view }) => (view === "card" ? FetchJobCards : FetchJobs).response,
    countWholeJobs: ({ view, pageSize }) => (view === "full" ? pageSize : 0),
  },
  async (request) => {
    const [index, rates] = await Promise.all([readJobIndex(), readRates()]);
    return answerListing({ index, rates, firestore: openFirestore() }, request, new Date());
  },
);
