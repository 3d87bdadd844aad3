import { BILLING_INTERVALS, type Subscription, SubscriptionStatus } from "@farwork/domain";
import type { Stripe } from "stripe";
import * as z from "zod/mini";

import { logEvent } from "../runtime/log.ts";
import { unlessMissing } from "./stripe-client.ts";

/** The Stripe operations for subscriptions. */
export interface SubscriptionGateway {
  /** All current and past subscriptions of a customer, except those that name another uid. */
  readonly listSubscriptions: (customerId: string, uid: string) => Promise<Subscription[]>;
}

const PAGE = 100;

/** The gateway to Stripe's subscriptions. */
export function openSubscriptions(stripe: Stripe): SubscriptionGateway {
  return {
    async listSubscriptions(customerId, uid) {
      const pages = stripe.subscriptions.list({ customer: customerId, status: "all", limit: PAGE });
      const listed = await unlessMissing(pages.autoPagingToArray({ limit: 10_000 }), []);
      const own = listed.filter(({ metadata }) => (metadata["uid"] ?? uid) === uid);
      return own.flatMap((subscription) => toSubscription(subscription) ?? []);
    },
  };
}

const Interval = z.enum(BILLING_INTERVALS);

/** Undefined (logged) if its status is unknown. */
function toSubscription(subscription: Stripe.Subscription): Subscription | undefined {
  const status = z.safeParse(SubscriptionStatus, subscription.status);
  if (!status.success) {
    logEvent("subscription-status-unknown", { status: subscription.status });
    return undefined;
  }
  const [item] = subscription.items.data;
  // Not the lookup key: it moves to a new price, while existing subscriptions keep the old one.
  const interval = z.safeParse(Interval, item?.price.recurring?.interval);
  const periodEnd = item?.current_period_end;
  const end = subscription.cancel_at ?? (subscription.cancel_at_period_end ? periodEnd : undefined);
  return {
    id: subscription.id,
    status: status.data,
    createdAt: toDate(subscription.created),
    ...(interval.success && { interval: interval.data }),
    ...(periodEnd !== undefined && { currentPeriodEnd: toDate(periodEnd) }),
    ...(end !== undefined && { endsAt: toDate(end) }),
  };
}

const toDate = (seconds: number) => new Date(seconds * 1000);
