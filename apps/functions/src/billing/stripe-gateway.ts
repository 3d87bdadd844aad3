import { Stripe } from "stripe";

// Named rather than the library's newest: answers change their shape with it, so it changes on purpose.
const API_VERSION = "2026-10-28.endive";
// Looking and making must both end before a claim does (LEASE_MS), retries included.
const TIMEOUT_MS = 4000;
const MAX_RETRIES = 1;
const PAGE = 100;

/** What this code asks of Stripe. */
export interface StripeGateway {
  /** The customer once made for this account, if there is one. */
  readonly findCustomer: (person: Person) => Promise<string | undefined>;
  /** Makes a customer and gives its id. Asked again within a day, Stripe answers with the same one. */
  readonly createCustomer: (person: Person) => Promise<string>;
}

export interface Person {
  readonly uid: string;
  readonly email: string;
}

/** The gateway to Stripe itself, or with `apiBase` ("http://127.0.0.1:4010") to its local stand-in. */
export function openStripe(secretKey: string, apiBase?: string): StripeGateway {
  const stripe = new Stripe(secretKey, {
    apiVersion: API_VERSION,
    timeout: TIMEOUT_MS,
    maxNetworkRetries: MAX_RETRIES,
    telemetry: false,
    ...(apiBase !== undefined && readAddress(apiBase)),
  });
  return {
    async findCustomer({ uid, email }) {
      // Listed, not searched: Stripe's search may be a minute behind what was made.
      for await (const customer of stripe.customers.list({ email, limit: PAGE })) {
        if (customer.metadata["uid"] === uid) return customer.id;
      }
      return undefined;
    },
    async createCustomer({ uid, email }) {
      const customer = await stripe.customers.create(
        { email, metadata: { uid } },
        { idempotencyKey: `customer-${uid}` },
      );
      return customer.id;
    },
  };
}

function readAddress(apiBase: string) {
  const { protocol, hostname, port } = new URL(apiBase);
  return { protocol: protocol === "http:" ? "http" : "https", host: hostname, port } as const;
}
