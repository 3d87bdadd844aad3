import { readCaller } from "./account/read-caller.ts";
import { createStripeCustomer } from "./billing/create-stripe-customer.ts";
import { ensureCustomer } from "./billing/ensure-customer.ts";
import { openCustomerServices } from "./billing/open-billing.ts";
import { unlessUnavailable } from "./billing/stripe-client.ts";
import { createMailPreferences } from "./mail/mail-preferences-store.ts";
import { stopAlerts } from "./mail/stop-alerts.ts";
import { answerRequest, type Endpoint } from "./requests/endpoint.ts";
import { httpFunction } from "./requests/http-function.ts";
import { openFirestore } from "./runtime/admin.ts";
import { HTTP_API } from "./runtime/function-options.ts";
import { alertLinkSecret, stripeSecretKey } from "./runtime/params.ts";
import { COSTS } from "./runtime/rate-limits/costs.ts";
import { limitAccount } from "./runtime/rate-limits/limit-account.ts";
import { RATE_LIMITS } from "./runtime/rate-limits/limits.ts";
import { readQuery } from "./runtime/read-query.ts";

const ENDPOINTS: Readonly<Record<string, Endpoint>> = {
  // Health check of this function and its database; reveals no data.
  "/health": {
    method: "GET",
    answer: async () => {
      await openFirestore().doc("searchIndex/current").get();
      return { status: "ok" };
    },
  },
  "/create-stripe-customer": {
    method: "POST",
    answer: createStripeCustomer({
      readCaller,
      findCustomer: (uid) => openCustomerServices().claims.find(uid),
      limitAccount: (uid) => limitAccount(RATE_LIMITS.createStripeCustomer, uid),
      ensureCustomer: (person) => unlessUnavailable(() => ensureCustomer(openCustomerServices(), person)),
    }),
  },
  "/unsubscribe": {
    method: "POST",
    answer: stopAlerts({
      secret: () => alertLinkSecret.value(),
      limitAccount: (uid) => limitAccount(RATE_LIMITS.stopAlerts, uid),
      preferences: () => createMailPreferences(openFirestore()),
    }),
  },
};

const SECRETS = [stripeSecretKey, alertLinkSecret];

/** Serves the site's `/api/…`, forwarded by its web server. */
export const api = httpFunction({ ...HTTP_API, name: "api", cost: COSTS.api, secrets: SECRETS }, (request) =>
  answerRequest(ENDPOINTS, {
    method: request.method,
    // Called directly, the function gets the path without `/api`; behind a rewrite of `/api/**`, all of it.
    path: request.path.replace(/^\/api(?=\/)/, ""),
    query: readQuery(request.originalUrl),
    body: request.body,
    authorization: request.headers.authorization,
  }),
);
