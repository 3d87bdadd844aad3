import { type CustomerServices, ensureCustomer } from "./ensure-customer.ts";
import { isCustomerMissing } from "./stripe-client.ts";
import type { Person } from "./stripe-gateway.ts";

export interface PayerServices extends CustomerServices {
  /** Makes where a customer's subscriptions stand their owner's plan. */
  readonly syncBilling: (customerId: string) => Promise<void>;
}

/**
 * What `act` gives with a person's payment customer. Where that was deleted at Stripe, they get another, once. One that
 * Stripe never had is a fault of ours, such as the key of another account: nobody's customer is given up for that.
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
  // What it paid for ended with it; once it is forgotten, no event about it finds the account any more.
  await syncBilling(customerId);
  await claims.forget(person.uid, customerId);
  return act(await ensureCustomer(services, person));
}
