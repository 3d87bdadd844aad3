import { answerListing } from "../../../features/listing/jobs-endpoint.ts";
import { loadListing } from "../../../platform/backend/server-client.ts";

/** A page of the listing; its query is that of the listing's own page. */
export async function GET(request: Request): Promise<Response> {
  return answerListing(request, loadListing);
}
