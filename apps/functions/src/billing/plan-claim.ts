import type { PlanId } from "@farwork/domain";
import type { UserRecord } from "firebase-admin/auth";

import { ignoreUnknown } from "../sign-ins/unknown-account.ts";

/** The custom claim with the plan, for alerts; Free if absent. */
const CLAIM = "plan";

/** The parts of the identity service used here. */
export interface PlanAccounts {
  getUser(uid: string): Promise<Pick<UserRecord, "customClaims">>;
  setCustomUserClaims(uid: string, claims: object): Promise<void>;
}

/** The plan in an account's claims, which is only set from Stripe's data. */
export function readPlanClaim(claims: Readonly<Record<string, unknown>> = {}): PlanId {
  return claims[CLAIM] === "pro" ? "pro" : "free";
}

/** Sets the plan claim of an account if it differs, keeping other claims. Ignores unknown accounts. */
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
