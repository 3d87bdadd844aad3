import { jobImage } from "../../../../features/job/job-image.ts";
import { serveImage } from "../../../../features/open-graph/serve-image.ts";
import { loadJob } from "../../../../platform/backend/server-client.ts";

export async function GET(request: Request, { params }: RouteContext<"/og/jobs/[jobId]">): Promise<Response> {
  const loaded = await loadJob((await params).jobId);
  if (loaded.status === "unknown") return new Response("There is no such job.\n", { status: 404 });
  if (loaded.status === "failed") {
    const headers = { "Retry-After": "30" };
    return new Response("The job can't be reached right now.\n", { status: 503, headers });
  }
  return serveImage(jobImage(loaded.job, new Date()), request);
}
