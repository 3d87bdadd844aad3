import { DeleteAccount, ExportAccount, type ExportAccountResponse } from "@farwork/domain/contract";
import type { FirebaseApp } from "firebase/app";
import type { User } from "firebase/auth";

import {
  type AuthFailure,
  type Done,
  NEEDS_RECENT_LOG_IN,
  toAuthFailure,
  tryWithRecentLogIn,
} from "./auth-failure.ts";
import { callSignedIn } from "./call.ts";
import type { Client } from "./client.ts";
import { confirmPassword } from "./confirm-password.ts";
import { findUser, needUser } from "./open-auth.ts";

// The callables give up at 55 s and at 25 s.
const DELETION_TIMEOUT_MS = 65_000;
const EXPORT_TIMEOUT_MS = 30_000;

/**
 * All that the board holds of the person signed in: their documents as they are stored, what they saved and applied to
 * with the jobs' facts, and what the identity service knows. Lists end with their 10,000th; `leftOut` counts the rest.
 *
 * @throws DataError, with `unauthenticated` when nobody is signed in.
 * @example
 * const { savedJobs } = await exportAccount(client);
 * console.log(savedJobs[0]?.job?.title);
 */
export async function exportAccount(client: Client): Promise<ExportAccountResponse> {
  await needUser(client);
  return callSignedIn(client, ExportAccount, {}, EXPORT_TIMEOUT_MS);
}

/**
 * Deletes the account of the person signed in, with everything: documents, marks, payment customer, sign-in. Asks the
 * identity service first whether the password is theirs. There is no way back; a call that failed may be repeated,
 * and goes on where it broke off. Never rejects. The browser stays signed in to what is gone: `logOut` ends that.
 *
 * @example
 * const outcome = await deleteAccount(client, "correct horse");
 * if (!outcome.success) showError(outcome.code); // "auth/wrong-password", "auth/too-many-requests", "unavailable", …
 */
export async function deleteAccount(client: Client, password: string): Promise<Done | AuthFailure> {
  const user = await findUser(client);
  if (!user?.email) return toAuthFailure("auth/user-token-expired");
  if (unfinished.get(client.app) === user.uid) {
    // The password was right a moment ago. Asked for it again, the identity service may not know the account any more.
    const finished = await finish(client, user);
    if (!NEEDS_PASSWORD.has(finished.success ? "" : finished.code)) return finished;
  }
  const confirmed = await confirmPassword(user, password);
  return confirmed.success ? finish(client, user) : confirmed;
}

/** Whose deletion began in an app, and was not answered well. */
const unfinished = new WeakMap<FirebaseApp, string>();

const NEEDS_PASSWORD: ReadonlySet<string> = new Set([NEEDS_RECENT_LOG_IN, "unauthenticated"]);

async function finish(client: Client, { uid }: User): Promise<Done | AuthFailure> {
  const outcome = await tryWithRecentLogIn(() =>
    callSignedIn(client, DeleteAccount, {}, DELETION_TIMEOUT_MS),
  );
  if (!outcome.success) unfinished.set(client.app, uid);
  return outcome;
}
