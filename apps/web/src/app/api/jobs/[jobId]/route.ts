import { loadJob } from "../../../../data/server-client.ts";
import { answerJob } from "../../../../jobs/answer-jobs.ts";

/** One job, for its posting beside a list. */
export async function GET(
  request: Request,
  { params }: RouteContext<"/api/jobs/[jobId]">,
): Promise<Response> {
  return answerJob(request, (await params).jobId, loadJob);
}
