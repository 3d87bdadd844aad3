import { loadFirstJobs } from "../../data/server-client.ts";
import { readEnv } from "../../env.ts";
import { limitVisitor } from "../../requests/limit-visitor.ts";
import { answerJobFeed } from "../../syndication/answer-job-feed.ts";

export async function GET(request: Request): Promise<Response> {
  const refused = limitVisitor(request, "feed.json");
  if (refused) return refused;
  const { searchParams } = new URL(request.url);
  return answerJobFeed("json", searchParams, { siteUrl: readEnv().SITE_URL, loadFirstJobs });
}
