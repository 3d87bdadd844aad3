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
 * Sends a password-reset link to an e-mail address. An unknown address gets the same answer, and no mail. Never
 * rejects.
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
 * The address whose password a mailed code resets; fails if it is used, expired or made up. Never rejects.
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
 * Sets a new password with a mailed code. Ends every session of that account. Never rejects.
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
 * Changes the signed-in user's password, given the current one. Ends all their other sign-ins; `openSiteSession` then
 * renews this one's session cookie. Never rejects. A change whose response was lost may be repeated: the new password
 * is accepted as the current one.
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
  // The change ended earlier sign-ins, so renew this one. If that fails it has ended too, which its next use reveals.
  await confirmPassword(user, password);
  return changed;
}

const WRONG = "auth/wrong-password";

// Answers of projects without e-mail enumeration protection.
const NOBODY_TO_MAIL: ReadonlySet<string> = new Set(["auth/user-not-found", "auth/user-disabled"]);
