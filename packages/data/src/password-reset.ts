import {
  confirmPasswordReset,
  sendPasswordResetEmail,
  updatePassword,
  verifyPasswordResetCode,
} from "firebase/auth";

import { type AuthFailure, type Done, toAuthFailure, tryAuth, tryDoing } from "./auth-failure.ts";
import type { Client } from "./client.ts";
import { confirmPassword } from "./confirm-password.ts";
import { findUser, openAuth } from "./open-auth.ts";

/**
 * Has a link to choose a new password sent to an e-mail address. An address nobody signed up with gets the same
 * answer, and no mail. Never rejects.
 *
 * @example
 * const outcome = await sendPasswordReset(client, "ada@example.com");
 * if (!outcome.success) showError(outcome.code); // "auth/invalid-email", "auth/network-request-failed", …
 */
export async function sendPasswordReset(client: Client, email: string): Promise<Done | AuthFailure> {
  const outcome = await tryDoing(() => sendPasswordResetEmail(openAuth(client), email));
  const tellsWhoIsKnown = !outcome.success && NOBODY_TO_MAIL.has(outcome.code);
  return tellsWhoIsKnown ? { success: true } : outcome;
}

/**
 * Whose password a mailed code would set; a failure where it is used, expired or made up. Never rejects.
 *
 * @example const outcome = await checkPasswordResetCode(client, params.get("oobCode") ?? "");
 */
export async function checkPasswordResetCode(
  client: Client,
  code: string,
): Promise<(Done & { readonly email: string }) | AuthFailure> {
  return tryAuth(async () => ({
    success: true as const,
    email: await verifyPasswordResetCode(openAuth(client), code),
  }));
}

/**
 * Sets a new password with a mailed code. Every session of that account ends. Never rejects.
 *
 * @example
 * const outcome = await setNewPassword(client, { code, password: "correct horse" });
 * if (!outcome.success) showError(outcome.code); // "auth/weak-password", "auth/expired-action-code", …
 */
export async function setNewPassword(
  client: Client,
  { code, password }: { readonly code: string; readonly password: string },
): Promise<Done | AuthFailure> {
  return tryDoing(() => confirmPasswordReset(openAuth(client), code, password));
}

/**
 * Gives the person signed in another password, where they know the one they have. Every other sign-in of theirs ends,
 * this one goes on; `openSiteSession` then gives it a session cookie that is newer than the change. Never rejects. A
 * change whose answer was lost may be asked for again: the new password is taken for the current one.
 *
 * @example
 * const outcome = await changePassword(client, { current: "correct horse", password: "battery staple" });
 * if (!outcome.success) showError(outcome.code); // "auth/wrong-password", "auth/weak-password", …
 */
export async function changePassword(
  client: Client,
  { current, password }: { readonly current: string; readonly password: string },
): Promise<Done | AuthFailure> {
  const user = await findUser(client);
  if (!user?.email) return toAuthFailure("auth/user-token-expired");
  const confirmed = await confirmPassword(user, current);
  if (!confirmed.success) {
    const isDone = confirmed.code === WRONG && (await confirmPassword(user, password)).success;
    return isDone ? { success: true } : confirmed;
  }
  const changed = await tryDoing(() => updatePassword(user, password));
  if (!changed.success) return changed;
  // Sign-ins from before the change are over. Where this one can't be renewed it is too, as the next use of it tells.
  await confirmPassword(user, password);
  return changed;
}

const WRONG = "auth/wrong-password";

// The answers of projects without the identity service's e-mail enumeration protection.
const NOBODY_TO_MAIL: ReadonlySet<string> = new Set(["auth/user-not-found", "auth/user-disabled"]);
