import { ConfirmSignInRequest, ConfirmSignInResponse } from "@farwork/domain";
import type { DecodedIdToken } from "firebase-admin/auth";

import { openAuth, openFirestore } from "../runtime/admin.ts";
import { callable } from "../runtime/callable.ts";
import { enforceAppCheck, resendApiKey } from "../runtime/params.ts";
import { limitAccount } from "../runtime/rate-limits/limit-account.ts";
import { Refusal } from "../runtime/refusal.ts";
import { checkToken } from "./check-token.ts";
import { judgeSignIn } from "./judge-sign-in.ts";
import { createBrowserKey, hashBrowserKey } from "./known-browsers.ts";
import { mailCode } from "./mail-code.ts";
import { createCode } from "./sign-in-code.ts";
import { rewriteSignIns } from "./sign-in-store.ts";
import { readValidAfter } from "./valid-after.ts";
import { verifyIdToken } from "./verify-token.ts";

/** Lets a sign-in in, or mails the code that it takes. Browsers alone call it, so that App Check can vouch for them. */
export const confirmSignIn = callable(
  {
    name: "confirmSignIn",
    request: ConfirmSignInRequest,
    response: () => ConfirmSignInResponse,
    options: { enforceAppCheck, secrets: [resendApiKey] },
  },
  async ({ idToken, code, browserKey = createBrowserKey(), vouchedBy, browser }) => {
    const claims = await verifyIdToken(idToken);
    const { uid, auth_time: authTime } = claims;
    // Of each sign-in by itself: whoever else knows the password must not use up what its person has.
    await limitAccount("confirmSignIn", `${uid} ${authTime}`);
    const [account, voucher] = await Promise.all([
      checkToken(idToken, () => openAuth().getUser(uid)),
      vouchedBy === undefined ? undefined : readVoucher(vouchedBy, claims),
    ]);
    const newCode = createCode();
    const asking = {
      authTime,
      code,
      voucher,
      browser,
      email: account.email,
      newCode,
      keyHash: hashBrowserKey(uid, browserKey),
      validAfter: readValidAfter(account),
    };
    const { verdict, records } = await rewriteSignIns(openFirestore(), uid, (stored, now) =>
      judgeSignIn(stored, asking, now),
    );
    if (verdict === "confirmed") return { status: "confirmed", browserKey } as const;
    if (verdict === "over") throw new Refusal("unauthenticated");
    if (verdict === "wrong") throw new Refusal("invalid-argument", "code");
    if (verdict === "spent") throw new Refusal("resource-exhausted", "code");
    if (verdict === "mail")
      await mailCode(claims, records.address ?? account.email, { code: newCode, browser });
    return { status: "code-mailed" } as const;
  },
);

/** The sign-in of a token, where it is another of the same person; null for any other token. */
async function readVoucher(vouchedBy: string, { uid }: DecodedIdToken): Promise<number | null> {
  try {
    const claims = await verifyIdToken(vouchedBy);
    return claims.uid === uid ? claims.auth_time : null;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
