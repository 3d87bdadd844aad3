import { isLiving, type StartCheckoutRequest } from "@farwork/domain";

import { Refusal } from "../runtime/refusal.ts";
import type { PageGateway, StoredPrice } from "./page-gateway.ts";
import { unlessUnavailable } from "./stripe-client.ts";
import type { Person } from "./stripe-gateway.ts";
import type { SubscriptionGateway } from "./subscription-gateway.ts";

export interface CheckoutServices {
  readonly withCustomer: (person: Person, act: (customerId: string) => Promise<string>) => Promise<string>;
  readonly readPrices: () => Promise<StoredPrice[]>;
  readonly stripe: Pick<PageGateway, "startCheckout"> & SubscriptionGateway;
}

/**
 * Returns the URL of Stripe's checkout page for a person to buy Pro.
 *
 * @throws Refusal `failed-precondition` naming `plan` if they have an active subscription or are paying for one in
 * another tab, or `uid` if the account has no user document yet; `unavailable` if Stripe is down or has no such price.
 */
export async function startCheckout(
  { withCustomer, readPrices, stripe }: CheckoutServices,
  person: Person,
  { interval, requestId }: StartCheckoutRequest,
): Promise<string> {
  return unlessUnavailable(async () => {
    const price = (await readPrices()).find((stored) => stored.interval === interval);
    if (price === undefined) throw new Refusal("unavailable", "interval");
    return withCustomer(person, async (customerId) => {
      // Asks Stripe, as stored data may lag behind a payment in another tab.
      const subscriptions = await stripe.listSubscriptions(customerId, person.uid);
      if (subscriptions.some(isLiving)) throw new Refusal("failed-precondition", "plan");
      const order = { uid: person.uid, customerId, priceId: price.id, interval, requestId };
      const url = await stripe.startCheckout(order);
      if (url === undefined) throw new Refusal("failed-precondition", "plan");
      return url;
    });
  });
}
