import { DeleteAccount } from "@farwork/domain";
import type { DecodedIdToken } from "firebase-admin/auth";

import { openCustomerServices } from "../billing/open-billing.ts";
import { signedInCallable } from "../requests/callable.ts";
import { openAuth, openFirestore } from "../runtime/admin.ts";
import { DELETION, DELETION_DEADLINE_SECONDS } from "../runtime/function-options.ts";
import { logError } from "../runtime/log.ts";
import { stripeSecretKey } from "../runtime/params.ts";
import { Refusal } from "../runtime/refusal.ts";
import { verifyIdToken } from "../sign-ins/verify-token.ts";
import { createAccountRecords } from "./account-records.ts";
import { requireFreshSignIn } from "./fresh-sign-in.ts";
import { createIdentityAccounts } from "./identity-accounts.ts";
import { removeAccount } from "./remove-account.ts";

/** Deletes the caller's account and all data. Requires a recent sign-in. */
export const deleteAccount = signedInCallable(
  {
    ...DeleteAccount,
    options: { ...DELETION, secrets: [stripeSecretKey] },
    deadlineSeconds: DELETION_DEADLINE_SECONDS,
  },
  async (_request, caller, idToken) => {
    const accounts = createIdentityAccounts(openAuth());
    const leaver = await findLeaver(accounts, caller, () => verifyIdToken(idToken));
    const services = {
      ...openCustomerServices(),
      records: createAccountRecords(openFirestore()),
      accounts,
    };
    await removeAccount(services, leaver).catch((error: unknown) => {
      logError("account-deletion-failed", error);
      throw new Refusal("unavailable");
    });
    return {};
  },
);

type Leaver = Parameters<typeof removeAccount>[1];

/**
 * Finds the account to delete. Requires a recent sign-in. The account itself may already be gone and only its data be
 * left: it may have been deleted elsewhere, or the response to an earlier call was lost.
 *
 * @throws Refusal `unauthenticated`, or `failed-precondition` naming `auth_time`.
 */
export async function findLeaver(
  accounts: Pick<ReturnType<typeof createIdentityAccounts>, "exists">,
  caller: string,
  verify: () => Promise<Pick<DecodedIdToken, "uid" | "email" | "auth_time">>,
): Promise<Leaver> {
  if (!(await accounts.exists(caller))) return { uid: caller, email: undefined };
  const { uid, email, auth_time: signedInAt } = await verify();
  requireFreshSignIn(signedInAt, new Date());
  return { uid, email };
}
