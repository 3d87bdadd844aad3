import type { BillingState, SubscriptionStatus } from "./billing-state.ts";
import type { BillingInterval, PlanId } from "./plans.ts";

/** A subscription as currently known to Stripe. */
export interface Subscription {
  readonly id: string;
  readonly status: SubscriptionStatus;
  readonly createdAt: Date;
  readonly interval?: BillingInterval;
  readonly currentPeriodEnd?: Date;
  /** When it ends, if the person cancelled it. */
  readonly endsAt?: Date;
}

// "past_due": a payment failed and Stripe is retrying, as configured there; this is the grace period, after which the
// subscription becomes "unpaid" or "canceled". "incomplete": the first payment has not arrived.
const PLAN_BY_STATUS: Readonly<Record<SubscriptionStatus, PlanId>> = {
  trialing: "pro",
  active: "pro",
  past_due: "pro",
  incomplete: "free",
  incomplete_expired: "free",
  canceled: "free",
  unpaid: "free",
  paused: "free",
};

/**
 * The plan of a person's subscriptions, in any order. The state describes one of them: the one that gives Pro the
 * longest, or else the newest.
 *
 * @example readPlan([{ id: "sub_1", status: "past_due", createdAt: now }]).plan; // => "pro"
 */
export function readPlan(subscriptions: readonly Subscription[]): BillingState {
  const [first] = subscriptions.toSorted(compareTold);
  if (first === undefined) return { plan: "free" };
  const { status, interval, currentPeriodEnd, endsAt } = first;
  return {
    plan: PLAN_BY_STATUS[status],
    subscription: {
      status,
      ...(interval && { interval }),
      ...(currentPeriodEnd && { currentPeriodEnd }),
      ...(endsAt && { endsAt }),
    },
  };
}

/**
 * Whether a subscription is active, so that a second one would be paid for in vain.
 *
 * @example isLiving({ status: "past_due" }); // => true
 */
export function isLiving({ status }: Pick<Subscription, "status">): boolean {
  return status !== "canceled" && status !== "incomplete_expired";
}

function compareTold(a: Subscription, b: Subscription): number {
  return (
    Number(givesPro(b)) - Number(givesPro(a)) ||
    (givesPro(a) ? lastsUntil(b) - lastsUntil(a) : 0) ||
    b.createdAt.getTime() - a.createdAt.getTime() ||
    (a.id < b.id ? -1 : 1)
  );
}

const givesPro = ({ status }: Subscription) => PLAN_BY_STATUS[status] === "pro";
const lastsUntil = ({ currentPeriodEnd, endsAt }: Subscription) =>
  (endsAt ?? currentPeriodEnd)?.getTime() ?? 0;
