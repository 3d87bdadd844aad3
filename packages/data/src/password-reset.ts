import { confirmPasswordReset, sendPasswordResetEmail, verifyPasswordResetCode } from "firebase/auth";

import { type AuthFailure, tryAuth } from "./auth-failure.ts";
import type { Client } from "./client.ts";
import { openAuth } from "./open-auth.ts";

type Done = { readonly success: true };

/**
 * Has a link to choose a new password sent to an e-mail address. An address nobody signed up with gets the same
 * answer, and no mail. Never rejects.
 *
 * @example
 * const outcome = await sendPasswordReset(client, "ada@example.com");
 * if (!outcome.success) showError(outcome.code); // "auth/invalid-email", "auth/network-request-failed", …
 */
export async function sendPasswordReset(client: Client, email: string): Promise<Done | AuthFailure> {
  const outcome = await tryAuth<Done>(async () => {
    await sendPasswordResetEmail(openAuth(client), email);
    return { success: true };
  });
  const tellsWhoIsKnown = !outcome.success && TELLS_WHO_IS_KNOWN.has(outcome.code);
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
  return tryAuth<Done>(async () => {
    await confirmPasswordReset(openAuth(client), code, password);
    return { success: true };
  });
}

// The answers of projects without the identity service's e-mail enumeration protection.
const TELLS_WHO_IS_KNOWN: ReadonlySet<string> = new Set(["auth/user-not-found", "auth/user-disabled"]);
