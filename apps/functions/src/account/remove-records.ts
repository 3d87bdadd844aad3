import { onUserDeleted } from "firebase-functions/identity";

import { openCustomerServices } from "../billing/open-billing.ts";
import { openAuth, openFirestore } from "../runtime/admin.ts";
import { REMOVAL } from "../runtime/function-options.ts";
import { withRunId } from "../runtime/log-context.ts";
import { logError } from "../runtime/log.ts";
import { stripeSecretKey } from "../runtime/params.ts";
import { createAccountRecords } from "./account-records.ts";
import { createIdentityAccounts } from "./identity-accounts.ts";
import { removeAccount } from "./remove-account.ts";

/**
 * Deletes the remaining data of accounts deleted directly at the identity service, by browsers or by operators in the
 * console. After `deleteAccount` there is nothing left to do. Retried until it succeeds.
 */
export const removeRecords = onUserDeleted(
  { ...REMOVAL, retry: true, secrets: [stripeSecretKey] },
  ({ data: { uid, email } }) =>
    withRunId(() =>
      removeAccount(
        {
          ...openCustomerServices(),
          records: createAccountRecords(openFirestore()),
          accounts: createIdentityAccounts(openAuth()),
        },
        { uid, email },
      ).catch((error: unknown) => {
        logError("account-deletion-failed", error);
        throw error;
      }),
    ),
);
