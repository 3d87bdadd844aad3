import { CreateStripeCustomerResponse } from "@farwork/domain/contract";

import type { Client } from "./client.ts";
import { decodeAnswer } from "./decode-answer.ts";
import { needUser } from "./open-auth.ts";
import { callSite } from "./site-api.ts";

/**
 * Returns the id of the signed-in user's payment customer, creating it if needed. Idempotent, also for concurrent
 * calls.
 *
 * @throws DataError, with `unauthenticated` when nobody is signed in.
 * @example const customerId = await ensureStripeCustomer(client);
 */
export async function ensureStripeCustomer(client: Client): Promise<string> {
  const { user, idToken } = await needUser(client);
  const answer = await callSite(client, {
    method: "POST",
    path: "/api/create-stripe-customer",
    body: { email: user.email ?? "", uid: user.uid },
    idToken,
  });
  return decodeAnswer(CreateStripeCustomerResponse, answer).customerId;
}
