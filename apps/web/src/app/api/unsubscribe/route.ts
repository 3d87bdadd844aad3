import { answerUnsubscribe } from "../../../features/alerts/unsubscribe-endpoint.ts";
import { readBackendConfig } from "../../../platform/backend/backend-config.ts";

/** Stops a user's alerts without a sign-in: for mail programs, the page `/unsubscribe` and our own code. */
export async function POST(request: Request): Promise<Response> {
  return answerUnsubscribe(request, readBackendConfig());
}
