import { EndSignIns } from "@farwork/domain";

import { signedInCallable } from "../requests/callable.ts";
import { openFirestore } from "../runtime/admin.ts";
import { endOtherSignIns, endSignIn } from "../sign-ins/sign-in-records.ts";
import { writeEnd } from "../sign-ins/sign-in-store.ts";
import { verifyIdToken } from "../sign-ins/verify-token.ts";
import { requireFreshSignIn } from "./fresh-sign-in.ts";

/** Ends sign-ins of the caller. Requires a recent sign-in. */
export const endSignIns = signedInCallable(EndSignIns, async ({ which }, _uid, idToken) => {
  const claims = await verifyIdToken(idToken);
  requireFreshSignIn(claims.auth_time, new Date());
  // Checks again, within the transaction, that this sign-in is open. The first check only keeps an ended sign-in from
  // using up the person's rate limit.
  await writeEnd(openFirestore(), claims, (records, now) =>
    which === "others"
      ? endOtherSignIns(records, claims.auth_time, now)
      : endSignIn(records, Number(which), now),
  );
  return {};
});
