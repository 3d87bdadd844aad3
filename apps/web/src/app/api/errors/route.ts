import { readEnv } from "../../../platform/env.ts";
import { receiveBrowserError } from "../../../platform/requests/browser-error-endpoint.ts";

/** Where our pages tell of errors. */
export async function POST(request: Request): Promise<Response> {
  return receiveBrowserError(request, { siteUrl: readEnv().SITE_URL });
}
