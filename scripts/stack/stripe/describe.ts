import { describePrice, priceAmount } from "./prices.ts";
import type { CheckoutSession, PortalSession, Subscription } from "./stripe-book.ts";

/** A subscription in Stripe's format. */
export function describeSubscription(subscription: Subscription) {
  const { id, customer, metadata, status, interval, created, periodStart, periodEnd } = subscription;
  const item = {
    id: `si_${id}`,
    object: "subscription_item",
    created,
    current_period_start: periodStart,
    current_period_end: periodEnd,
    metadata: {},
    price: describePrice(interval),
    quantity: 1,
    subscription: id,
  };
  return {
    id,
    object: "subscription",
    cancel_at: subscription.cancelsAtPeriodEnd ? periodEnd : null,
    cancel_at_period_end: subscription.cancelsAtPeriodEnd,
    canceled_at: subscription.endedAt,
    collection_method: "charge_automatically",
    created,
    currency: "usd",
    customer,
    ended_at: subscription.endedAt,
    items: {
      object: "list",
      data: [item],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    livemode: false,
    metadata,
    status,
  };
}

/** A checkout session in Stripe's format; `base` is the URL of its page. */
export function describeSession(session: CheckoutSession, base: string) {
  return {
    id: session.id,
    object: "checkout.session",
    allow_promotion_codes: session.takesPromotionCodes,
    automatic_tax: { enabled: session.reckonsTax },
    cancel_url: session.cancelUrl,
    client_reference_id: session.clientReferenceId,
    created: session.created,
    customer: session.customer,
    livemode: false,
    metadata: session.metadata,
    mode: "subscription",
    payment_status: session.isPaid ? "paid" : "unpaid",
    status: session.status,
    subscription: session.subscription,
    success_url: session.successUrl,
    url: session.status === "open" ? `${base}/checkout/${session.id}` : null,
  };
}

/** A portal session in Stripe's format. */
export function describePortal({ id, customer, returnUrl }: PortalSession, base: string) {
  return {
    id,
    object: "billing_portal.session",
    customer,
    livemode: false,
    return_url: returnUrl,
    url: `${base}/portal/${id}`,
  };
}

/** The invoice of a subscription's period, as far as an event needs it. */
export function describeInvoice(
  { id, customer, interval, periodStart, metadata }: Subscription,
  isPaid: boolean,
) {
  return {
    id: `in_${id}_${periodStart}`,
    object: "invoice",
    amount_due: priceAmount(interval),
    customer,
    metadata: {},
    parent: { type: "subscription_details", subscription_details: { subscription: id, metadata } },
    status: isPaid ? "paid" : "open",
  };
}

/** The refunded charge of a subscription's period. */
export function describeRefund({ id, customer, interval, periodStart }: Subscription) {
  const amount = priceAmount(interval);
  return {
    id: `ch_${id}_${periodStart}`,
    object: "charge",
    amount,
    amount_refunded: amount,
    customer,
    metadata: {},
    refunded: true,
  };
}
