import * as z from "zod/mini";

import { WireDate } from "../date/wire-date.ts";
import { BILLING_INTERVALS, PLAN_IDS } from "./plans.ts";

/** Where a subscription stands, in Stripe's words (https://docs.stripe.com/api/subscriptions/object). */
export const SubscriptionStatus = z.enum([
  "incomplete",
  "incomplete_expired",
  "trialing",
  "active",
  "past_due",
  "canceled",
  "unpaid",
  "paused",
]);
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>;

/**
 * The document `billing/{uid}`: what Stripe said of the person's subscription when it was last asked. Its person may
 * read it, only the webhook writes it. Without a document, or without `subscription`, the plan is Free. Dates are
 * `Date` here and ISO 8601 UTC on the wire.
 */
export const BillingState = z.object({
  plan: z.enum(PLAN_IDS),
  subscription: z.optional(
    z.object({
      status: SubscriptionStatus,
      interval: z.optional(z.enum(BILLING_INTERVALS)),
      /** Until when it is paid for. */
      currentPeriodEnd: z.optional(WireDate),
      /** When it ends at the person's own word; absent while it goes on. */
      endsAt: z.optional(WireDate),
    }),
  ),
});
export type BillingState = z.infer<typeof BillingState>;
