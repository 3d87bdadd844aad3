import * as z from "zod/mini";

import { type Delivery, EventObject, readSignedEvent } from "./stripe-event.ts";
import { type BillingServices, reconcileBilling, syncBilling } from "./sync-billing.ts";

/** Records which events were processed. */
export interface EventRecords {
  readonly isDone: (eventId: string) => Promise<boolean>;
  readonly markDone: (eventId: string) => Promise<void>;
}

export interface WebhookServices extends BillingServices {
  readonly events: EventRecords;
  /** The webhook's secret, "whsec_…". */
  readonly secret: string;
}

/** Events that may change a subscription. Others that an endpoint subscribes to are ignored. */
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
 * Processes a Stripe delivery and returns the HTTP status: 200 when done, 400 if not signed by Stripe. Events are
 * recorded as processed last, so interrupted ones are processed when Stripe redelivers them.
 *
 * @throws Error if Stripe, the database or the identity service fails.
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
    // Possibly by another delivery; an earlier attempt of this one may have been interrupted halfway.
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

/** Our checkouts name the account, so an event that names someone other than its customer's owner is not ours. */
function isOf({ client_reference_id, metadata }: EventObject, uid: string): boolean {
  const named = [client_reference_id, metadata?.["uid"]];
  return named.every((name) => (name ?? uid) === uid);
}
