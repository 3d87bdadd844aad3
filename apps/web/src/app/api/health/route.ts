import { readBackendConfig } from "../../../data/backend-config.ts";
import { answerHealth } from "../../../requests/answer-health.ts";

/** Whether this server is alive; `?ready`: whether the functions and their database answer, too. */
export async function GET(request: Request): Promise<Response> {
  return answerHealth(request, readBackendConfig());
}
