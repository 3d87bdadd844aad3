import type { PlanId } from "@farwork/domain";

/** The plan that an account's claims say; what Stripe tells is all that sets it, and without it the plan is Free. */
export function readPlanClaim(claims: Readonly<Record<string, unknown>> | undefined): PlanId {
  return claims?.["plan"] === "pro" ? "pro" : "free";
}
