import type { Auth } from "firebase-admin/auth";

import { readPlanClaim } from "../billing/plan-claim.ts";
import type { Account } from "./claim-delivery.ts";

/**
 * The accounts among these (at most a hundred) that can get email: those that exist, are enabled and have an address.
 * The others' data is not changed, in case they come back.
 */
export async function readAccounts(
  auth: Pick<Auth, "getUsers">,
  uids: readonly string[],
): Promise<Account[]> {
  const { users } = await auth.getUsers(uids.map((uid) => ({ uid })));
  return users.flatMap(({ uid, email, emailVerified, disabled, customClaims }) =>
    email === undefined || disabled
      ? []
      : { uid, email, isEmailConfirmed: emailVerified, plan: readPlanClaim(customClaims) },
  );
}
