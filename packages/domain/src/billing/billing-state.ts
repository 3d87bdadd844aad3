import * as z from "zod/mini";

import { WireDate } from "../date/wire-date.ts";
import { BILLING_INTERVALS, PLAN_IDS } from "./plans.ts";

/** Stripe's subscription statuses (https://docs.stripe.com/api/subscriptions/object). */
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
 * The document `billing/{uid}`: the person's subscription, as last read from Stripe. The person can read it, only the
 * webhook writes it. Without a document or `subscription`, the plan is Free. Dates are `Date` here and ISO 8601 UTC on
 * the wire.
 */
export const BillingState = z.object({
  plan: z.enum(PLAN_IDS),
  subscription: z.optional(
    z.object({
      status: SubscriptionStatus,
      interval: z.optional(z.enum(BILLING_INTERVALS)),
      /** The end of the paid period. */
      currentPeriodEnd: z.optional(WireDate),
      /** When it ends, if the person cancelled it; otherwise absent. */
      endsAt: z.optional(WireDate),
    }),
  ),
});
export type BillingState = z.infer<typeof BillingState>;
