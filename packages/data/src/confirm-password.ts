import { EmailAuthProvider, reauthenticateWithCredential, reload, type User } from "firebase/auth";

import { type AuthFailure, type Done, toAuthFailure, tryDoing } from "./auth-failure.ts";

/**
 * Whether a password is the one of the person signed in, by signing them in with it anew. Never rejects; the failure
 * for a wrong one is "auth/wrong-password".
 */
export async function confirmPassword(user: User, password: string): Promise<Done | AuthFailure> {
  const credential = EmailAuthProvider.credential(user.email ?? "", password);
  const outcome = await tryDoing(() => reauthenticateWithCredential(user, credential));
  if (outcome.success || !REFUSED.has(outcome.code)) return outcome;
  // The same answer as to an account that was deleted, or given another password, somewhere else.
  const stillThere = await tryDoing(() => reload(user));
  return stillThere.success ? toAuthFailure("auth/wrong-password") : stillThere;
}

// The first is the answer where e-mails are protected, which does not tell an unknown one from a wrong password.
const REFUSED: ReadonlySet<string> = new Set([
  "auth/invalid-credential",
  "auth/wrong-password",
  "auth/user-mismatch",
  "auth/user-not-found",
]);
