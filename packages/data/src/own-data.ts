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
import { callSignedIn } from "./call-signed-in.ts";
import type { Client } from "./client.ts";
import { confirmPassword } from "./confirm-password.ts";
import { findUser, needUser } from "./open-auth.ts";

// The callables time out at 55 s and at 25 s.
const DELETION_TIMEOUT_MS = 65_000;
const EXPORT_TIMEOUT_MS = 30_000;

/**
 * Everything the board stores about the signed-in user: their documents, saved and applied jobs with the jobs' facts,
 * and what the identity service knows. Lists are limited to 10,000 entries; `leftOut` counts the rest.
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
 * Deletes the signed-in user's account with everything: documents, lists, payment customer and sign-in. Checks the
 * password first. Cannot be undone; a failed call may be repeated, and continues where it stopped. Never rejects. The
 * browser stays signed in to the deleted account until `logOut`.
 *
 * @example
 * const outcome = await deleteAccount(client, "correct horse");
 * if (!outcome.success) showError(outcome.code); // "auth/wrong-password", "auth/too-many-requests", "unavailable", …
 */
export async function deleteAccount(client: Client, password: string): Promise<Done | AuthFailure> {
  const user = await findUser(client);
  if (!user?.email) return toAuthFailure("auth/user-token-expired");
  if (unfinished.get(client.app) === user.uid) {
    // The password was confirmed a moment ago, and the identity service may not know the account any more.
    const finished = await finish(client, user);
    if (!NEEDS_PASSWORD.has(finished.success ? "" : finished.code)) return finished;
  }
  const confirmed = await confirmPassword(user, password);
  return confirmed.success ? finish(client, user) : confirmed;
}

/** The user whose deletion was started in an app without a successful answer. */
const unfinished = new WeakMap<FirebaseApp, string>();

const NEEDS_PASSWORD: ReadonlySet<string> = new Set([NEEDS_RECENT_LOG_IN, "unauthenticated"]);

async function finish(client: Client, { uid }: User): Promise<Done | AuthFailure> {
  const outcome = await tryWithRecentLogIn(() =>
    callSignedIn(client, DeleteAccount, {}, DELETION_TIMEOUT_MS),
  );
  if (!outcome.success) unfinished.set(client.app, uid);
  return outcome;
}
