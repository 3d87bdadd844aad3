import { type ConfirmSignInRequest, ConfirmSignInResponse } from "@farwork/domain/contract";
import type { User } from "firebase/auth";

import { openAppCheck } from "./app-check.ts";
import { type AuthFailure, toAuthFailure } from "./auth-failure.ts";
import { keepBrowserKey, readBrowserKey } from "./browser-key.ts";
import { callFunction } from "./call.ts";
import type { Client } from "./client.ts";
import { toDataError } from "./to-data-error.ts";

/** What a sign-in is let in by, beside the browser it is in. */
type Proof = Pick<ConfirmSignInRequest, "browser" | "code" | "vouchedBy">;

/** Has the backend let a sign-in in; where it wants a code for that, it mails one. @throws DataError */
export async function confirmSignIn(
  client: Client,
  user: User,
  proof: Proof = {},
): Promise<ConfirmSignInResponse["status"]> {
  await openAppCheck(client);
  const idToken = await user.getIdToken();
  const browserKey = readBrowserKey(client);
  const request = { idToken, ...(browserKey !== undefined && { browserKey }), ...proof };
  const answer = await callFunction(client, "confirmSignIn", request, ConfirmSignInResponse);
  if (answer.status === "confirmed") keepBrowserKey(client, answer.browserKey);
  return answer.status;
}

/** The same as an outcome. */
export async function tryConfirmSignIn(
  ...asked: Parameters<typeof confirmSignIn>
): Promise<{ readonly success: true; readonly status: ConfirmSignInResponse["status"] } | AuthFailure> {
  try {
    return { success: true, status: await confirmSignIn(...asked) };
  } catch (error) {
    return toFailure(error);
  }
}

function toFailure(error: unknown): AuthFailure {
  const { code, field, message } = toDataError(error);
  if (code === "too-many-requests") return toAuthFailure("auth/too-many-requests");
  if (field === "code") return toAuthFailure("auth/invalid-verification-code");
  if (code === "unauthenticated") return toAuthFailure("auth/user-token-expired");
  return { success: false, error: message, code };
}
