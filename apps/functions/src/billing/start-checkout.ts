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
 * The address of Stripe's page for a person to pay Pro on.
 *
 * @throws Refusal `failed-precondition` naming `plan` where Stripe knows a subscription of theirs that lives, or one
 * is being paid in another tab, or `uid` where the account has no user document yet; `unavailable` while Stripe is
 * away, or has no such price.
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
      // Stripe, not what is stored: that is a moment behind whoever has just paid in another tab.
      const subscriptions = await stripe.listSubscriptions(customerId, person.uid);
      if (subscriptions.some(isLiving)) throw new Refusal("failed-precondition", "plan");
      const order = { uid: person.uid, customerId, priceId: price.id, interval, requestId };
      const url = await stripe.startCheckout(order);
      if (url === undefined) throw new Refusal("failed-precondition", "plan");
      return url;
    });
  });
}
