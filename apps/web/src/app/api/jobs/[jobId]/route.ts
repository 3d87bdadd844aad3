import { answerJob } from "../../../../features/listing/jobs-endpoint.ts";
import { loadJob } from "../../../../platform/backend/server-client.ts";

/** One job, for the pane beside a list. */
export async function GET(
  request: Request,
  { params }: RouteContext<"/api/jobs/[jobId]">,
): Promise<Response> {
  return answerJob(request, (await params).jobId, loadJob);
}
