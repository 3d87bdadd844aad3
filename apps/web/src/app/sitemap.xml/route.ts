import { loadCountryPaths } from "../../features/countries/load-country.ts";
import { answerSitemap } from "../../features/sitemap/sitemap-endpoint.ts";
import { loadCompanyAddresses, loadJobAddresses } from "../../platform/backend/server-client.ts";
import { readEnv } from "../../platform/env.ts";

export async function GET(request: Request): Promise<Response> {
  const part = new URL(request.url).searchParams.get("part");
  return answerSitemap(part, {
    siteUrl: readEnv().SITE_URL,
    loadJobAddresses,
    loadCompanyAddresses,
    loadCountryPaths,
  });
}
