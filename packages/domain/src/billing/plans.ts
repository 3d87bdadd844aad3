import type { AlertFrequency } from "./alert-frequencies.ts";

/** All plans, the free one first. */
export const PLAN_IDS = ["free", "pro"] as const;
export type PlanId = (typeof PLAN_IDS)[number];

/** Stripe's lookup keys for the prices of Pro, by billing interval. Amounts are defined in Stripe. */
export const PRICE_LOOKUP_KEYS = { month: "farwork_pro_monthly", year: "farwork_pro_yearly" } as const;
export type BillingInterval = keyof typeof PRICE_LOOKUP_KEYS;
export const BILLING_INTERVALS = ["month", "year"] as const satisfies readonly BillingInterval[];

/** A plan and its limits. Without `savedSearches`, there is no limit. */
export interface Plan {
  readonly id: PlanId;
  readonly name: string;
  readonly summary: string;
  /** As shown on the plans page. */
  readonly features: readonly string[];
  readonly limits: { readonly savedSearches?: number; readonly alerts: readonly AlertFrequency[] };
}

/**
 * The single definition of what each plan includes. `firestore.rules` repeats the alert limits; a rules test compares
 * them.
 *
 * @example PLANS.free.limits.savedSearches; // => 1
 */
export const PLANS: Readonly<Record<PlanId, Plan>> = {
  free: {
    id: "free",
    name: "Free",
    summary: "Everything to find a job.",
    features: [
      "Every job, search and filter",
      "Saved and applied jobs, recommendations",
      "1 saved search, with a weekly digest",
    ],
    limits: { savedSearches: 1, alerts: ["weekly"] },
  },
  pro: {
    id: "pro",
    name: "Pro",
    summary: "Hear of a job first.",
    features: [
      "Everything in Free",
      "As many saved searches as you like",
      "Alerts within the hour, daily or weekly",
    ],
    limits: { alerts: ["instant", "daily", "weekly"] },
  },
};
