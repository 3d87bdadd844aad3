import { FetchJobCardsResponse, FetchJobsRequest, FetchJobsResponse } from "@farwork/domain";

import { callable } from "../requests/callable.ts";
import { openFirestore } from "../runtime/admin.ts";
import { COSTS } from "../runtime/rate-limits/costs.ts";
import { readJobIndex } from "../search-index/read-job-index.ts";
import { answerListing } from "./answer-listing.ts";

/** A page of the open jobs that the filters let through, with totals and facets. */
export const fetchJobs = callable(
  {
    name: "fetchJobs",
    request: FetchJobsRequest,
    // Only the page's own jobs are encoded; the card's schema has no description to write out.
    response: ({ view }) => (view === "card" ? FetchJobCardsResponse : FetchJobsResponse),
    cost: COSTS.fetchJobs,
    countWholeJobs: ({ view, pageSize }) => (view === "full" ? pageSize : 0),
  },
  async (request) =>
    answerListing({ index: await readJobIndex(), firestore: openFirestore() }, request, new Date()),
);
