import { loadListing } from "../../../data/server-client.ts";
import { answerListing } from "../../../jobs/answer-jobs.ts";

/** A page of the listing; its query is that of the listing's own page. */
export async function GET(request: Request): Promise<Response> {
  return answerListing(request, loadListing);
}
