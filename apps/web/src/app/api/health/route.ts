import { readBackendConfig } from "../../../data/backend-config.ts";
import { answerHealth } from "../../../requests/answer-health.ts";
import { limitVisitor } from "../../../requests/limit-visitor.ts";

/** Whether this server is alive; `?ready`: whether the functions and their database answer, too. */
export async function GET(request: Request): Promise<Response> {
  return limitVisitor(request, "health", { limit: 120 }) ?? answerHealth(request, readBackendConfig());
}
