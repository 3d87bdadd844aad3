import { loadFirstJobs } from "../../data/server-client.ts";
import { readEnv } from "../../env.ts";
import { answerJobFeed } from "../../syndication/answer-job-feed.ts";

export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  return answerJobFeed("xml", searchParams, { siteUrl: readEnv().SITE_URL, loadFirstJobs });
}
