import type { PlanId } from "@farwork/domain";
import type { UserRecord } from "firebase-admin/auth";

import { ignoreUnknown } from "../sign-ins/unknown-account.ts";

/** The custom claim by which alerts know a plan; absent it is Free. */
const CLAIM = "plan";

/** What of the identity service is asked here. */
export interface PlanAccounts {
  getUser(uid: string): Promise<Pick<UserRecord, "customClaims">>;
  setCustomUserClaims(uid: string, claims: object): Promise<void>;
}

/** The plan that an account's claims say; what Stripe tells is all that sets it. */
export function readPlanClaim(claims: Readonly<Record<string, unknown>> = {}): PlanId {
  return claims[CLAIM] === "pro" ? "pro" : "free";
}

/** Has an account's next ID tokens say the plan, where they do not already; other claims stay. Of nobody's, nothing. */
export async function setPlanClaim(accounts: PlanAccounts, uid: string, plan: PlanId): Promise<void> {
  try {
    const { customClaims } = await accounts.getUser(uid);
    if (readPlanClaim(customClaims) === plan) return;
    const { [CLAIM]: _, ...others } = customClaims ?? {};
    await accounts.setCustomUserClaims(uid, plan === "free" ? others : { ...others, [CLAIM]: plan });
  } catch (error) {
    ignoreUnknown(error);
  }
}
