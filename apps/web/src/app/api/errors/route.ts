import { readEnv } from "../../../platform/env.ts";
import { answerBrowserError } from "../../../platform/requests/answer-browser-error.ts";

/** Where our pages tell of errors. */
export async function POST(request: Request): Promise<Response> {
  return answerBrowserError(request, { siteUrl: readEnv().SITE_URL });
}
