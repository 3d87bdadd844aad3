import { confirmPasswordReset, sendPasswordResetEmail, verifyPasswordResetCode } from "firebase/auth";

import { attemptAuth, type AuthFailure } from "./auth-failure.ts";
import type { Client } from "./client.ts";
import { openAuth } from "./open-auth.ts";

/**
 * Has a link to choose a new password sent to an e-mail address. An address nobody signed up with gets the same
 * answer, and no mail. Never rejects.
 *
 * @example const outcome = await sendPasswordReset(client, "ada@example.com");
 */
export async function sendPasswordReset(
  client: Client,
  email: string,
): Promise<{ readonly success: true } | AuthFailure> {
  const outcome = await attemptAuth(async () => {
    await sendPasswordResetEmail(openAuth(client), email);
    return { success: true as const };
  });
  return !outcome.success && outcome.code === "auth/invalid-credential" ? { success: true } : outcome;
}

/** Whose password a mailed code would set; a failure where it is used, expired or made up. Never rejects. */
export async function checkPasswordResetCode(
  client: Client,
  code: string,
): Promise<{ readonly success: true; readonly email: string } | AuthFailure> {
  return attemptAuth(async () => ({
    success: true as const,
    email: await verifyPasswordResetCode(openAuth(client), code),
  }));
}

/** Sets a new password with a mailed code. Every session of that account ends. Never rejects. */
export async function setNewPassword(
  client: Client,
  { code, password }: { readonly code: string; readonly password: string },
): Promise<{ readonly success: true } | AuthFailure> {
  return attemptAuth(async () => {
    await confirmPasswordReset(openAuth(client), code, password);
    return { success: true as const };
  });
}
