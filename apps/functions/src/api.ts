import { onRequest } from "firebase-functions/https";

import { readCaller } from "./account/read-caller.ts";
import { createStripeCustomer } from "./billing/create-stripe-customer.ts";
import { ensureCustomer } from "./billing/ensure-customer.ts";
import { openCustomerServices, stripeSecretKey } from "./billing/open-customer-services.ts";
import { answerRequest, type Endpoint } from "./runtime/endpoint.ts";
import { HTTP_API } from "./runtime/limits.ts";

const ENDPOINTS: Readonly<Record<string, Endpoint>> = {
  "/create-stripe-customer": {
    method: "POST",
    answer: createStripeCustomer({
      readCaller,
      ensureCustomer: (person) => ensureCustomer(openCustomerServices(), person),
    }),
  },
};

/** The site's `/api/…`, which its web server passes on to here. */
export const api = onRequest({ ...HTTP_API, secrets: [stripeSecretKey] }, async (request, response) => {
  const { status, headers, body } = await answerRequest(ENDPOINTS, {
    method: request.method,
    // Called by its own name the function is given the rest of the path; behind a rewrite of `/api/**`, all of it.
    path: request.path.replace(/^\/api(?=\/)/, ""),
    body: request.body,
    authorization: request.headers.authorization,
  });
  response
    .status(status)
    .set({ "cache-control": "no-store", ...headers })
    .json(body);
});
