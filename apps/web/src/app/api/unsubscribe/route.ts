import { answerUnsubscribe } from "../../../features/alerts/unsubscribe-endpoint.ts";
import { readBackendConfig } from "../../../platform/backend/backend-config.ts";

/** Where mail programs, the page `/unsubscribe` and our own code stop somebody's alerts, without a sign-in. */
export async function POST(request: Request): Promise<Response> {
  return answerUnsubscribe(request, readBackendConfig());
}
