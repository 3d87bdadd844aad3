import { ConfirmSignInRequest, ConfirmSignInResponse } from "@farwork/domain";
import type { DecodedIdToken } from "firebase-admin/auth";

import { openAuth, openFirestore } from "../runtime/admin.ts";
import { callable } from "../runtime/callable.ts";
import { enforceAppCheck, resendApiKey } from "../runtime/params.ts";
import { limitAccount } from "../runtime/rate-limits/limit-account.ts";
import { Refusal } from "../runtime/refusal.ts";
import { checkToken } from "./check-token.ts";
import { type Asking, type Judgement, judgeSignIn, knowsKey } from "./judge-sign-in.ts";
import { createBrowserKey, hashBrowserKey } from "./known-browsers.ts";
import { mailCode } from "./mail-code.ts";
import { rewriteSignIns } from "./sign-in-store.ts";
import { readCreatedAt, readValidAfter } from "./valid-after.ts";
import { verifyIdToken } from "./verify-token.ts";

/** Lets a sign-in in, or mails the code that it takes. Browsers alone call it, so that App Check can vouch for them. */
export const confirmSignIn = callable(
  {
    name: "confirmSignIn",
    request: ConfirmSignInRequest,
    response: () => ConfirmSignInResponse,
    options: { enforceAppCheck, secrets: [resendApiKey] },
  },
  async ({ idToken, code, browserKey, vouchedBy, browser }) => {
    const claims = await verifyIdToken(idToken);
    const { uid, auth_time: authTime } = claims;
    // Of each sign-in by itself: whoever else knows the password must not use up what its person has.
    await limitAccount("confirmSignIn", `${uid} ${authTime}`);
    const [account, voucher] = await Promise.all([
      checkToken(idToken, () => openAuth().getUser(uid)),
      vouchedBy === undefined ? undefined : readVoucher(vouchedBy, claims),
    ]);
    const newKey = createBrowserKey();
    const asking = {
      authTime,
      code,
      voucher,
      browser,
      email: account.email,
      createdAt: readCreatedAt(account),
      keyHash: browserKey === undefined ? undefined : hashBrowserKey(uid, browserKey),
      newKeyHash: hashBrowserKey(uid, newKey),
      validAfter: readValidAfter(account),
    };
    const { verdict, records } = await letInOrMail(uid, asking);
    if (verdict === "confirmed") {
      const isNew = knowsKey(records, asking.newKeyHash);
      return { status: "confirmed", browserKey: isNew ? newKey : (browserKey ?? newKey) } as const;
    }
    if (verdict === "over") throw new Refusal("unauthenticated");
    if (verdict === "wrong") throw new Refusal("invalid-argument", "code");
    if (verdict === "spent") throw new Refusal("resource-exhausted", "code");
    return { status: "code-mailed" } as const;
  },
);

async function letInOrMail(uid: string, asking: Asking): Promise<Judgement> {
  const judged = await rewriteSignIns(openFirestore(), uid, (stored, place) =>
    judgeSignIn(stored, asking, place),
  );
  return judged.verdict === "mail" ? mailCode(uid, asking) : judged;
}

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
