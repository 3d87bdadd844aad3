import { EmailAuthProvider, reauthenticateWithCredential, reload, type User } from "firebase/auth";

import { type AuthFailure, type Done, toAuthFailure, tryDoing } from "./auth-failure.ts";

/**
 * Checks a password of the signed-in user by signing them in again. Never rejects; a wrong one fails with
 * "auth/wrong-password".
 */
export async function confirmPassword(user: User, password: string): Promise<Done | AuthFailure> {
  const credential = EmailAuthProvider.credential(user.email ?? "", password);
  const outcome = await tryDoing(() => reauthenticateWithCredential(user, credential));
  if (outcome.success || !REFUSED.has(outcome.code)) return outcome;
  // An account that was deleted, or got another password elsewhere, gives the same answer.
  const stillThere = await tryDoing(() => reload(user));
  return stillThere.success ? toAuthFailure("auth/wrong-password") : stillThere;
}

// With e-mail enumeration protection, the first covers an unknown e-mail too.
const REFUSED: ReadonlySet<string> = new Set([
  "auth/invalid-credential",
  "auth/wrong-password",
  "auth/user-mismatch",
  "auth/user-not-found",
]);
