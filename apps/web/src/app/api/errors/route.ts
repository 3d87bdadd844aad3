import { readEnv } from "../../../env.ts";
import { answerBrowserError } from "../../../requests/answer-browser-error.ts";
import { limitVisitor } from "../../../requests/limit-visitor.ts";

/** Where our pages tell of errors. */
export async function POST(request: Request): Promise<Response> {
  const refused = limitVisitor(request, "errors", { limit: 30 });
  return refused ?? answerBrowserError(request, { siteUrl: readEnv().SITE_URL });
}
