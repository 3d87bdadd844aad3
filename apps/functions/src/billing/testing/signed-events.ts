import { Stripe } from "stripe";

import type { Delivery } from "../stripe-event.ts";

// For tests: deliveries like Stripe's.

export const SECRET = "whsec_of_the_tests";
let events = 0;

/** Builds an event, by default of Ada's customer. */
export function buildEvent(type: string, fields: object = {}) {
  events += 1;
  const object = { id: "in_1", object: "invoice", customer: "cus_ada", metadata: { uid: "ada" }, ...fields };
  return { id: `evt_${events}`, object: "event", type, data: { object } };
}

/** Builds a delivery of an event, signed at the given time. */
export function signDelivery(event: object, signedAt: Date, secret = SECRET): Delivery {
  const payload = JSON.stringify(event);
  const timestamp = Math.floor(signedAt.getTime() / 1000);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  return { body: Buffer.from(payload), signature };
}
