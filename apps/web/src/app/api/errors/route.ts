import { answerBrowserError } from "../../../requests/answer-browser-error.ts";
import { limitVisitor } from "../../../requests/limit-visitor.ts";

/** Where our pages tell of errors. */
export async function POST(request: Request): Promise<Response> {
  return limitVisitor(request, "errors", { limit: 30 }) ?? answerBrowserError(request);
}
