import { type CustomerServices, ensureCustomer } from "./ensure-customer.ts";
import { isCustomerMissing } from "./stripe-client.ts";
import type { Person } from "./stripe-gateway.ts";

export interface PayerServices extends CustomerServices {
  /** Syncs a customer's subscriptions to their owner's plan. */
  readonly syncBilling: (customerId: string) => Promise<void>;
}

/**
 * Runs `act` with a person's payment customer. If it was deleted at Stripe, they get a new one, once. A customer that
 * never existed at Stripe is a mistake of ours, such as the wrong API key, and is not replaced.
 *
 * @throws Refusal, Error as `ensureCustomer` and `act` do.
 */
export async function withCustomer<Result>(
  services: PayerServices,
  person: Person,
  act: (customerId: string) => Promise<Result>,
): Promise<Result> {
  const { claims, stripe, syncBilling } = services;
  const customerId = await ensureCustomer(services, person);
  try {
    return await act(customerId);
  } catch (error) {
    if (!isCustomerMissing(error) || !(await stripe.isDeleted(customerId))) throw error;
  }
  // Its subscriptions ended with it; once it is forgotten, events about it no longer find the account.
  await syncBilling(customerId);
  await claims.forget(person.uid, customerId);
  return act(await ensureCustomer(services, person));
}
