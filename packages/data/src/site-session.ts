import { EndSignIns, type EndSignInsRequest } from "@farwork/domain/contract";

import { type AuthFailure, type Done, toAuthFailure, tryWithRecentLogIn } from "./auth-failure.ts";
import { callSignedIn } from "./call-signed-in.ts";
import type { Client } from "./client.ts";
import { confirmPassword } from "./confirm-password.ts";
import { findUser, needUser } from "./open-auth.ts";
import { callSite } from "./site-api.ts";

/**
 * In a browser: has the site set the session cookie of the signed-in user, or renew it.
 *
 * @throws DataError, with `unauthenticated` when nobody is signed in or the account may no longer sign in.
 * @example await openSiteSession(client); // POST /api/session with the person's ID token
 */
export async function openSiteSession(client: Client): Promise<void> {
  const { idToken } = await needUser(client);
  await callSite(client, { method: "POST", path: "/api/session", idToken });
}

/**
 * In a browser, at log-out: clears the session cookie, and ends its session in every copy. Does nothing if there is
 * none. `only: "cookie"` ends no session: for a browser that finds nobody signed in, possibly by mistake.
 *
 * @throws DataError
 * @example await closeSiteSession(client); // DELETE /api/session
 */
export async function closeSiteSession(client: Client, { only }: { only?: "cookie" } = {}): Promise<void> {
  await callSite(client, { method: "DELETE", path: `/api/session${only ? `?only=${only}` : ""}` });
}

/**
 * In a browser: ends one of the user's sign-ins, by its `id` from `readSession`, or all but this browser's ("others").
 * If they logged in more than five minutes ago, it fails with "auth/requires-recent-login": ask for their password, and
 * call again with it. That replaces this browser's sign-in, so renew its cookie with `openSiteSession`.
 * "deletion-unfinished": a deletion of the account was interrupted; repeating it ends every sign-in. Never rejects.
 *
 * @example
 * const outcome = await endSignIns(client, { which: "others", password: "correct horse" });
 * if (!outcome.success) showError(outcome.code); // "auth/wrong-password", "unavailable", …
 */
export async function endSignIns(
  client: Client,
  { which, password }: EndSignInsRequest & { readonly password?: string },
): Promise<Done | AuthFailure> {
  const user = await findUser(client);
  if (!user?.email) return toAuthFailure("auth/user-token-expired");
  if (password !== undefined) {
    const confirmed = await confirmPassword(user, password);
    if (!confirmed.success) return confirmed;
  }
  return tryWithRecentLogIn(() => callSignedIn(client, EndSignIns, { which }));
}
