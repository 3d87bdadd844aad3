import * as z from "zod/mini";

import { type Delivery, EventObject, readSignedEvent } from "./stripe-event.ts";
import { type BillingServices, reconcileBilling, syncBilling } from "./sync-billing.ts";

/** Which events have been dealt with. */
export interface EventRecords {
  readonly isDone: (eventId: string) => Promise<boolean>;
  readonly markDone: (eventId: string) => Promise<void>;
}

export interface WebhookServices extends BillingServices {
  readonly events: EventRecords;
  /** Of the webhook, "whsec_…". */
  readonly secret: string;
}

/** Whatever may have changed a subscription. Stripe sends others where an endpoint asks for them: these are ignored. */
const RELEVANT: ReadonlySet<string> = new Set([
  "checkout.session.completed",
  "checkout.session.async_payment_succeeded",
  "checkout.session.async_payment_failed",
  "customer.deleted",
  "customer.subscription.created",
  "customer.subscription.updated",
  "customer.subscription.deleted",
  "customer.subscription.paused",
  "customer.subscription.resumed",
  "invoice.paid",
  "invoice.payment_failed",
  "charge.refunded",
]);

/**
 * Deals with a delivery of Stripe's, and gives the HTTP status to answer: 200 once nothing is left to do, 400 for what
 * Stripe did not sign. That an event is done is noted last, so that one that broke off is dealt with when Stripe
 * delivers it again.
 *
 * @throws Error where Stripe, the database or the identity service fails.
 */
export async function receiveEvent(
  services: WebhookServices,
  delivery: Delivery,
  now: Date,
): Promise<200 | 400> {
  const event = readSignedEvent(delivery, services.secret, now);
  if (event === undefined) return 400;
  if (!RELEVANT.has(event.type)) return 200;
  const object = z.parse(EventObject, event.data.object);
  const customerId = findCustomer(object);
  if (customerId === undefined) return 200;
  const isOwner = (uid: string) => isOf(object, uid);
  if (await services.events.isDone(event.id)) {
    // By another delivery of it, perhaps: of this one, an earlier try may have broken off where it must not stay.
    await reconcileBilling(services, customerId, isOwner);
    return 200;
  }
  await syncBilling(services, customerId, isOwner);
  await services.events.markDone(event.id);
  return 200;
}

function findCustomer({ id, object, customer }: EventObject): string | undefined {
  return object === "customer" ? id : (customer ?? undefined);
}

/** Our checkouts name the account; an event that names another than its customer's owner is none of ours. */
function isOf({ client_reference_id, metadata }: EventObject, uid: string): boolean {
  const named = [client_reference_id, metadata?.["uid"]];
  return named.every((name) => (name ?? uid) === uid);
}
