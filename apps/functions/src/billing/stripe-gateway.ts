import type { Stripe } from "stripe";

import { unlessMissing } from "./stripe-client.ts";

const PAGE = 100;

/** The Stripe operations for customers. */
export interface StripeGateway {
  /** The customer created for this account, if there is one. */
  readonly findCustomer: (person: Person) => Promise<string | undefined>;
  /**
   * Creates a customer, replacing a `deleted` one if given, and returns its id. Repeated calls within a day return the
   * same customer.
   */
  readonly createCustomer: (person: Person, deleted?: string) => Promise<string>;
  /** Whether the customer was deleted at Stripe. @throws Error if it never existed. */
  readonly isDeleted: (customerId: string) => Promise<boolean>;
  /** Deletes a customer with their subscriptions. Ignores deleted ones. */
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
      // Listed rather than searched, as Stripe's search may be a minute behind.
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
