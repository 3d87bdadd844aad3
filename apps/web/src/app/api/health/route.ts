import { readBackendConfig } from "../../../platform/backend/backend-config.ts";
import { answerHealth } from "../../../platform/backend/health-endpoint.ts";

/** Whether this server is alive; `?ready` also checks the functions and their database. */
export async function GET(request: Request): Promise<Response> {
  return answerHealth(request, readBackendConfig());
}
