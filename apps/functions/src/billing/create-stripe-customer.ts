import { CreateStripeCustomerRequest, type CreateStripeCustomerResponse } from "@farwork/domain";
import type { DecodedIdToken } from "firebase-admin/auth";

import { type EndpointRequest, parseBody } from "../requests/endpoint.ts";
import { Refusal } from "../runtime/refusal.ts";
import type { Person } from "./stripe-gateway.ts";

interface Dependencies {
  /** Who sent the request. @throws Refusal `unauthenticated` */
  readonly readCaller: (authorization: string | undefined) => Promise<Pick<DecodedIdToken, "uid" | "email">>;
  /** The customer that there is, without a transaction. */
  readonly findCustomer: (uid: string) => Promise<string | undefined>;
  /** @throws Refusal `resource-exhausted` */
  readonly limitAccount: (uid: string) => Promise<void>;
  readonly ensureCustomer: (person: Person) => Promise<string>;
}

/** `POST /api/create-stripe-customer`: the id of the caller's payment customer, made where there is none yet. */
export function createStripeCustomer({
  readCaller,
  findCustomer,
  limitAccount,
  ensureCustomer,
}: Dependencies) {
  return async ({ body, authorization }: EndpointRequest): Promise<CreateStripeCustomerResponse> => {
    const named = parseBody(CreateStripeCustomerRequest, body);
    const person = recognise(named, await readCaller(authorization));
    // Every tab asks after a log-in. Whoever has a customer waits neither for a count nor for the claim of the others.
    const found = await findCustomer(person.uid);
    if (found !== undefined) return { customerId: found };
    await limitAccount(person.uid);
    return { customerId: await ensureCustomer(person) };
  };
}

/**
 * The e-mail has to be the token's as well: receipts go there, so nobody may name somebody else's address. What goes
 * on is the token's own spelling, by which Stripe finds the customer again: to Stripe other capitals are another one.
 */
function recognise(named: Person, { uid, email }: Pick<DecodedIdToken, "uid" | "email">): Person {
  if (named.uid !== uid) throw new Refusal("permission-denied", "uid");
  if (email === undefined || named.email.toLowerCase() !== email.toLowerCase()) {
    throw new Refusal("permission-denied", "email");
  }
  return { uid, email };
}
