import { JobId } from "@farwork/domain";

import { loadSimilarJobs } from "../../../../platform/backend/server-client.ts";
import {
  respondWithCacheableJson,
  respondWithJsonError,
} from "../../../../platform/requests/cacheable-json.ts";

/** Open jobs like this one (`FetchSimilarJobsResponse`). */
export async function GET(
  request: Request,
  { params }: RouteContext<"/api/similar-jobs/[jobId]">,
): Promise<Response> {
  const jobId = JobId.safeParse((await params).jobId);
  if (!jobId.success) return respondWithJsonError("not-found", "jobId");
  return respondWithCacheableJson(request, { jobs: await loadSimilarJobs(jobId.data) });
}
