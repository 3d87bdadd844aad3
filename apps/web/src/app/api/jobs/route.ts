import { loadListedJobs } from "../../../data/server-client.ts";
import { answerListing } from "../../../jobs/answer-listing.ts";

/** A page of the listing as JSON; its query is that of the listing's page. */
export async function GET(request: Request): Promise<Response> {
  return answerListing(request, { loadListing: loadListedJobs });
}
