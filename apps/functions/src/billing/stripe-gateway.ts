import type { Stripe } from "stripe";

import { unlessMissing } from "./stripe-client.ts";

const PAGE = 100;

/** What this code asks of Stripe about customers. */
export interface StripeGateway {
  /** The customer once made for this account, if there is one. */
  readonly findCustomer: (person: Person) => Promise<string | undefined>;
  /**
   * Makes a customer, in place of one that was deleted where that is named, and gives its id. Asked again within a day,
   * Stripe answers with the same one.
   */
  readonly createCustomer: (person: Person, deleted?: string) => Promise<string>;
  /** Whether Stripe says that it had this customer and deleted it. @throws Error where it never had it. */
  readonly isDeleted: (customerId: string) => Promise<boolean>;
  /** Deletes a customer and with it their subscriptions, also where it is gone already. */
  readonly deleteCustomer: (customerId: string) => Promise<void>;
}

export interface Person {
  readonly uid: string;
  readonly email: string;
}

/** The gateway to Stripe's customers. */
export function openStripe(stripe: Stripe): StripeGateway {
  return {
    async findCustomer({ uid, email }) {
      // Listed, not searched: Stripe's search may be a minute behind what was made.
      for await (const customer of stripe.customers.list({ email, limit: PAGE })) {
        if (customer.metadata["uid"] === uid) return customer.id;
      }
      return undefined;
    },
    async createCustomer({ uid, email }, deleted) {
      const key = deleted === undefined ? `customer-${uid}` : `customer-${uid}-after-${deleted}`;
      const customer = await stripe.customers.create({ email, metadata: { uid } }, { idempotencyKey: key });
      return customer.id;
    },
    async isDeleted(customerId) {
      return (await stripe.customers.retrieve(customerId)).deleted === true;
    },
    async deleteCustomer(customerId) {
      await unlessMissing(stripe.customers.del(customerId), undefined);
    },
  };
}
