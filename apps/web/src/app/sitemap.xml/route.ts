import { loadCompanyAddresses, loadJobAddresses } from "../../data/server-client.ts";
import { readEnv } from "../../env.ts";
import { answerSitemap } from "../../sitemap/answer-sitemap.ts";

export async function GET(request: Request): Promise<Response> {
  const part = new URL(request.url).searchParams.get("part");
  return answerSitemap(part, { siteUrl: readEnv().SITE_URL, loadJobAddresses, loadCompanyAddresses });
}
