import type { Announce } from "./deliver-events.ts";
import { describeInvoice, describeRefund, describeSession, describeSubscription } from "./describe.ts";
import {
  type CheckoutSession,
  inventId,
  type Interval,
  nowInSeconds,
  type StripeBook,
  type Subscription,
} from "./stripe-book.ts";

/** Events in the life of a subscription. Each first changes the book and then announces it, like Stripe. */
export type SubscriptionLife = ReturnType<typeof openSubscriptionLife>;

export function openSubscriptionLife(book: StripeBook, announce: Announce, base: string) {
  const change = (subscription: Subscription, changes: Partial<Subscription>, type = "updated") => {
    const changed = { ...subscription, ...changes };
    book.subscriptions.set(changed.id, changed);
    book.keep();
    announce(`customer.subscription.${type}`, describeSubscription(changed));
    return changed;
  };
  const tellInvoice = (subscription: Subscription, isPaid: boolean) =>
    announce(isPaid ? "invoice.paid" : "invoice.payment_failed", describeInvoice(subscription, isPaid));
  const tellSession = (session: CheckoutSession, type: string) => {
    book.sessions.set(session.id, session);
    book.keep();
    announce(`checkout.session.${type}`, describeSession(session, base));
  };

  return {
    /** The checkout page was submitted. If payment arrives later, the subscription is incomplete until then. */
    begin(session: CheckoutSession, isPaid: boolean): Subscription {
      const subscription = change(startOf(session), isPaid ? { status: "active" } : {}, "created");
      tellSession({ ...session, status: "complete", isPaid, subscription: subscription.id }, "completed");
      if (isPaid) tellInvoice(subscription, true);
      return subscription;
    },
    /** The payment of an incomplete subscription arrived or failed. */
    complete(subscription: Subscription, hasArrived: boolean): Subscription {
      const settled = change(subscription, { status: hasArrived ? "active" : "incomplete_expired" });
      const session = [...book.sessions.values()].find((one) => one.subscription === subscription.id);
      const outcome = hasArrived ? "async_payment_succeeded" : "async_payment_failed";
      if (session) tellSession({ ...session, isPaid: hasArrived }, outcome);
      tellInvoice(settled, hasArrived);
      return settled;
    },
    /** A period ends: the next one is paid, fails, or there is none. */
    renew(subscription: Subscription, isPaid: boolean): Subscription {
      if (subscription.cancelsAtPeriodEnd) return change(subscription, endNow(), "deleted");
      const periodStart = subscription.periodEnd;
      const periodEnd = addInterval(periodStart, subscription.interval);
      const status = isPaid ? "active" : "past_due";
      const renewed = change(subscription, { periodStart, periodEnd, status });
      tellInvoice(renewed, isPaid);
      return renewed;
    },
    /** A failed payment was made after all. */
    recover(subscription: Subscription): Subscription {
      const recovered = change(subscription, { status: "active" });
      tellInvoice(recovered, true);
      return recovered;
    },
    /** Payment is not retried any more. */
    giveUp: (subscription: Subscription) => change(subscription, { status: "unpaid" }),
    refund(subscription: Subscription): Subscription {
      announce("charge.refunded", describeRefund(subscription));
      return subscription;
    },
    cancelAtPeriodEnd: (subscription: Subscription, cancelsAtPeriodEnd: boolean) =>
      change(subscription, { cancelsAtPeriodEnd }),
    switchTo: (subscription: Subscription, interval: Interval) =>
      change(subscription, { interval, periodEnd: addInterval(subscription.periodStart, interval) }),
    cancelNow: (subscription: Subscription) => change(subscription, endNow(), "deleted"),
  };
}

/** Whether it can still change. */
export const isLiving = ({ endedAt, status }: Subscription) =>
  endedAt === null && status !== "incomplete_expired";

function startOf({ customer, subscriptionMetadata, interval }: CheckoutSession): Subscription {
  const now = nowInSeconds();
  return {
    id: inventId("sub"),
    customer,
    metadata: subscriptionMetadata,
    status: "incomplete",
    interval,
    created: now,
    periodStart: now,
    periodEnd: addInterval(now, interval),
    cancelsAtPeriodEnd: false,
    endedAt: null,
  };
}

const endNow = () => ({ status: "canceled", cancelsAtPeriodEnd: false, endedAt: nowInSeconds() }) as const;

function addInterval(seconds: number, interval: Interval): number {
  const date = new Date(seconds * 1000);
  date.setUTCMonth(date.getUTCMonth() + (interval === "year" ? 12 : 1));
  return date.getTime() / 1000;
}
