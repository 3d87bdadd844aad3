import { type ConfirmSignInRequest, ConfirmSignInResponse } from "@farwork/domain/contract";
import type { User } from "firebase/auth";

import { openAppCheck } from "./app-check.ts";
import { type AuthFailure, type Done, toAuthFailure } from "./auth-failure.ts";
import { keepBrowserKey, readBrowserKey } from "./browser-key.ts";
import { callFunction } from "./call.ts";
import type { Client } from "./client.ts";
import { toDataError } from "./to-data-error.ts";

/** What a sign-in is let in by, beside the browser it is in. */
type Proof = Pick<ConfirmSignInRequest, "browser" | "code" | "vouchedBy">;

/** What the outcome of a sign-in is told as that waits for a mailed code. */
export const CODE_WANTED = "auth/multi-factor-auth-required";

/** Has the backend let a sign-in in; where that takes a code, it mails one, which is told as `CODE_WANTED`. Never rejects. */
export async function tryConfirmSignIn(
  ...asked: Parameters<typeof confirmSignIn>
): Promise<Done | AuthFailure> {
  try {
    const status = await confirmSignIn(...asked);
    return status === "confirmed" ? { success: true } : toAuthFailure(CODE_WANTED);
  } catch (error) {
    const [, , { code } = {}] = asked;
    return toFailure(error, code);
  }
}

/** The same, but for what goes wrong. @throws DataError */
export async function confirmSignIn(
  client: Client,
  user: User,
  proof: Proof = {},
): Promise<ConfirmSignInResponse["status"]> {
  await openAppCheck(client);
  const idToken = await user.getIdToken();
  const browserKey = readBrowserKey(client, user.uid);
  const request = { idToken, ...(browserKey !== undefined && { browserKey }), ...proof };
  const answer = await callFunction(client, "confirmSignIn", request, ConfirmSignInResponse);
  if (answer.status === "confirmed") keepBrowserKey(client, user.uid, answer.browserKey);
  return answer.status;
}

function toFailure(error: unknown, typed: string | undefined): AuthFailure {
  const { code, field, message } = toDataError(error);
  // The mails of this hour or day are used up, and waiting for a moment is of no use.
  const isOutOfMails = field === "code" && typed === undefined;
  if (code === "too-many-requests" && isOutOfMails) return toAuthFailure("auth/quota-exceeded");
  if (code === "too-many-requests") return toAuthFailure("auth/too-many-requests");
  if (field === "code") return toAuthFailure("auth/invalid-verification-code");
  if (code === "unauthenticated") return toAuthFailure("auth/user-token-expired");
  return { success: false, error: message, code };
}
