import { readEnv } from "../../../platform/env.ts";
import { receiveBrowserError } from "../../../platform/requests/browser-error-endpoint.ts";

/** Receives error reports of browsers. */
export async function POST(request: Request): Promise<Response> {
  return receiveBrowserError(request, { siteUrl: readEnv().SITE_URL });
}
