import { CreateStripeCustomerRequest, type CreateStripeCustomerResponse } from "@farwork/domain";
import type { DecodedIdToken } from "firebase-admin/auth";

import { type EndpointRequest, parseBody } from "../requests/endpoint.ts";
import { Refusal } from "../runtime/refusal.ts";
import type { Person } from "./stripe-gateway.ts";

interface Dependencies {
  /** The sender of the request. @throws Refusal `unauthenticated` */
  readonly readCaller: (authorization: string | undefined) => Promise<Pick<DecodedIdToken, "uid" | "email">>;
  /** The existing customer, read without a transaction. */
  readonly findCustomer: (uid: string) => Promise<string | undefined>;
  /** @throws Refusal `resource-exhausted` */
  readonly limitAccount: (uid: string) => Promise<void>;
  readonly ensureCustomer: (person: Person) => Promise<string>;
}

/** `POST /api/create-stripe-customer`: returns the id of the caller's payment customer, creating it if needed. */
export function createStripeCustomer({
  readCaller,
  findCustomer,
  limitAccount,
  ensureCustomer,
}: Dependencies) {
  return async ({ body, authorization }: EndpointRequest): Promise<CreateStripeCustomerResponse> => {
    const named = parseBody(CreateStripeCustomerRequest, body);
    const person = recognise(named, await readCaller(authorization));
    // Every tab asks after a log-in. People with a customer skip the rate limit and the claim.
    const found = await findCustomer(person.uid);
    if (found !== undefined) return { customerId: found };
    await limitAccount(person.uid);
    return { customerId: await ensureCustomer(person) };
  };
}

/**
 * The email must match the token's, as receipts go there and nobody may use someone else's address. The token's
 * spelling is used, since Stripe's lookup is case-sensitive.
 */
function recognise(named: Person, { uid, email }: Pick<DecodedIdToken, "uid" | "email">): Person {
  if (named.uid !== uid) throw new Refusal("permission-denied", "uid");
  if (email === undefined || named.email.toLowerCase() !== email.toLowerCase()) {
    throw new Refusal("permission-denied", "email");
  }
  return { uid, email };
}
