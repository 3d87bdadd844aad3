import { ExportAccount, readOpenCards } from "@farwork/domain";

import { signedInCallable } from "../requests/callable.ts";
import { openFirestore } from "../runtime/admin.ts";
import { EXPORT_DEADLINE_SECONDS } from "../runtime/function-options.ts";
import { readJobIndex } from "../search-index/read-job-index.ts";
import { readTokensAccount } from "../sign-ins/verify-token.ts";
import { describeSignIn } from "./describe-sign-in.ts";
import { readPersonalData } from "./read-personal-data.ts";

/** Exports all data about the caller. */
export const exportAccount = signedInCallable(
  { ...ExportAccount, deadlineSeconds: EXPORT_DEADLINE_SECONDS },
  async (_request, uid, idToken) => {
    const now = new Date();
    const account = await readTokensAccount(idToken);
    const open = readOpenCards(await readJobIndex(), now);
    const stored = await readPersonalData(openFirestore(), uid, { open, now });
    return { exportedAt: now, signIn: describeSignIn(account), ...stored };
  },
);
