import { readBackendConfig } from "../../../platform/backend/backend-config.ts";
import { forwardRequest } from "../../../platform/backend/forward-request.ts";

/** Proxies requests for a payment customer through the site's own origin, so that other sites cannot make them. */
export async function POST(request: Request): Promise<Response> {
  return forwardRequest(request, "/create-stripe-customer", readBackendConfig());
}
