import type { AlertFrequency } from "./alert-frequencies.ts";

/** The plans there are, the one that costs nothing first. */
export const PLAN_IDS = ["free", "pro"] as const;
export type PlanId = (typeof PLAN_IDS)[number];

/** What Stripe calls the prices of Pro, by what they are paid for. Amounts are Stripe's to say. */
export const PRICE_LOOKUP_KEYS = { month: "farwork_pro_monthly", year: "farwork_pro_yearly" } as const;
export type BillingInterval = keyof typeof PRICE_LOOKUP_KEYS;
export const BILLING_INTERVALS = ["month", "year"] as const satisfies readonly BillingInterval[];

/** What a plan is and allows. `savedSearches` absent: as many as one likes. */
export interface Plan {
  readonly id: PlanId;
  readonly name: string;
  readonly summary: string;
  /** In the words of the plans' page. */
  readonly features: readonly string[];
  readonly limits: { readonly savedSearches?: number; readonly alerts: readonly AlertFrequency[] };
}

/**
 * The one place that says what a plan gives. `firestore.rules` hold the same of alerts; a rules test compares them.
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
