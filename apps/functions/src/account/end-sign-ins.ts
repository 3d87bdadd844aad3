import { EndSignIns } from "@farwork/domain";

import { signedInCallable } from "../requests/callable.ts";
import { openFirestore } from "../runtime/admin.ts";
import { endOtherSignIns, endSignIn } from "../sign-ins/sign-in-records.ts";
import { writeEnd } from "../sign-ins/sign-in-store.ts";
import { verifyIdToken } from "../sign-ins/verify-token.ts";
import { requireFreshSignIn } from "./fresh-sign-in.ts";

/** Ends sign-ins of the caller's, who has just signed in. */
export const endSignIns = signedInCallable(
  { ...EndSignIns, rate: "endSignIns" },
  async ({ which }, _uid, idToken) => {
    const claims = await verifyIdToken(idToken);
    requireFreshSignIn(claims.auth_time, new Date());
    // Looks anew whether this sign-in goes on: what decides is the same transaction's. That it did when the call came
    // only keeps an ended one from using up the calls its person has, who may be ending it just now.
    await writeEnd(openFirestore(), claims, (records, now) =>
      which === "others"
        ? endOtherSignIns(records, claims.auth_time, now)
        : endSignIn(records, Number(which), now),
    );
    return {};
  },
);
