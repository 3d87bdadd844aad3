import { countNewJobs } from "../../../../data/server-client.ts";
import { answerNewJobsCount } from "../../../../jobs/answer-jobs.ts";

/** How many jobs of a listing are new since a moment. */
export async function GET(request: Request): Promise<Response> {
  return answerNewJobsCount(request, countNewJobs);
}
