import { answerNewJobsCount } from "../../../../features/listing/jobs-endpoint.ts";
import { countNewJobs } from "../../../../platform/backend/server-client.ts";

/** How many jobs of a listing are new since a moment. */
export async function GET(request: Request): Promise<Response> {
  return answerNewJobsCount(request, countNewJobs);
}
