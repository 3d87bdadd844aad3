import { answerUnsubscribe } from "../../../alerts/answer-unsubscribe.ts";
import { readBackendConfig } from "../../../data/backend-config.ts";
import { limitVisitor } from "../../../requests/limit-visitor.ts";

/** Where mail programs, the page `/unsubscribe` and our own code stop somebody's alerts, without a sign-in. */
export async function POST(request: Request): Promise<Response> {
  return limitVisitor(request, "unsubscribe") ?? answerUnsubscribe(request, readBackendConfig());
}
