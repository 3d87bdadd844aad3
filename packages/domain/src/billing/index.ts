export { BillingState, SubscriptionStatus } from "./billing-state.ts";
export {
  BILLING_INTERVALS,
  type BillingInterval,
  type Plan,
  type PlanId,
  PLANS,
  PRICE_LOOKUP_KEYS,
} from "./plans.ts";
export { isLiving, readPlan, type Subscription } from "./read-plan.ts";
