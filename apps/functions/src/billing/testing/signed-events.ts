import { Stripe } from "stripe";

import type { Delivery } from "../stripe-event.ts";

// For tests: deliveries as Stripe makes them.

export const SECRET = "whsec_of_the_tests";
let events = 0;

/** An event of Ada's customer, unless its object's fields say otherwise. */
export function buildEvent(type: string, fields: object = {}) {
  events += 1;
  const object = { id: "in_1", object: "invoice", customer: "cus_ada", metadata: { uid: "ada" }, ...fields };
  return { id: `evt_${events}`, object: "event", type, data: { object } };
}

/** The delivery of an event signed at a time. */
export function signDelivery(event: object, signedAt: Date, secret = SECRET): Delivery {
  const payload = JSON.stringify(event);
  const timestamp = Math.floor(signedAt.getTime() / 1000);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  return { body: Buffer.from(payload), signature };
}
