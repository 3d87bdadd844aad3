import { reload, type User } from "firebase/auth";

import { type AuthFailure, type Done, toAuthFailure, tryAuth, tryDoing } from "./auth-failure.ts";
import type { Client } from "./client.ts";
import { tryConfirmSignIn } from "./confirm-sign-in.ts";
import { enter, letIn } from "./entrance.ts";

/**
 * Whether a password is the one of the person signed in, by signing them in with it anew: by what is vouched for by the
 * sign-in there was, and `user` stands for. Never rejects; the failure for a wrong one is "auth/wrong-password". `entered`
 * is the new sign-in beside the one that is signed in from here on.
 */
export async function confirmPassword(
  client: Client,
  user: User,
  password: string,
): Promise<(Done & { readonly entered: User }) | AuthFailure> {
  const entered = await tryAuth(() => enterAgain(client, user, password));
  if (!entered.success) return REFUSED.has(entered.code) ? explainRefusal(user) : entered;
  const confirmed = await tryAuth(async () =>
    tryConfirmSignIn(client, entered.user, { vouchedBy: await user.getIdToken() }),
  );
  if (!confirmed.success) return confirmed;
  const done = await tryDoing(() => letIn(client, entered.user));
  return done.success ? { ...done, entered: entered.user } : done;
}

async function enterAgain(client: Client, { email, uid }: User, password: string) {
  const user = await enter(client, email ?? "", password);
  // Their account was deleted, and the address is somebody else's now, or theirs again.
  return user.uid === uid ? { success: true as const, user } : toAuthFailure("auth/user-mismatch");
}

/** The same answer as to an account that was deleted, or given another password, somewhere else. */
async function explainRefusal(user: User): Promise<AuthFailure> {
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
