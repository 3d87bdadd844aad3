import type { Auth } from "firebase-admin/auth";

import { readPlanClaim } from "../billing/plan-claim.ts";
import type { Account } from "./claim-delivery.ts";

/**
 * Whom mail may go to of these, at most a hundred: the accounts that there are, may sign in and have an address. Of the
 * others nothing is changed either, so that they are as they were should they come back.
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
