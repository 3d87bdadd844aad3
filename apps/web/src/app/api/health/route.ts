import { readBackendConfig } from "../../../platform/backend/backend-config.ts";
import { answerHealth } from "../../../platform/backend/health-endpoint.ts";

/** Whether this server is alive; `?ready`: whether the functions and their database answer, too. */
export async function GET(request: Request): Promise<Response> {
  return answerHealth(request, readBackendConfig());
}
