import { readBackendConfig } from "../../../platform/backend/backend-config.ts";
import { forwardRequest } from "../../../platform/backend/forward-request.ts";

/** Where browsers ask for a payment customer: on the site itself, so that no other site's page can. */
export async function POST(request: Request): Promise<Response> {
  return forwardRequest(request, "/create-stripe-customer", readBackendConfig());
}
