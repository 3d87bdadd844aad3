import { answerJobFeed } from "../../features/syndication/job-feed-endpoint.ts";
import { loadFirstJobs } from "../../platform/backend/server-client.ts";
import { readEnv } from "../../platform/env.ts";

export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  return answerJobFeed("json", searchParams, { siteUrl: readEnv().SITE_URL, loadFirstJobs });
}
