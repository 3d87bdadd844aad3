import { EndSignIns, type EndSignInsRequest } from "@farwork/domain/contract";

import { type AuthFailure, type Done, toAuthFailure, tryWithRecentLogIn } from "./auth-failure.ts";
import { callSignedIn } from "./call.ts";
import type { Client } from "./client.ts";
import { confirmPassword } from "./confirm-password.ts";
import { findUser, needUser } from "./open-auth.ts";
import { callSite } from "./site-api.ts";

/**
 * In a browser: has the site set the session cookie of the person signed in. Asking again renews it.
 *
 * @throws DataError, with `unauthenticated` when nobody is signed in or the account may not sign in any more.
 * @example await openSiteSession(client); // POST /api/session with the person's ID token
 */
export async function openSiteSession(client: Client): Promise<void> {
  const { idToken } = await needUser(client);
  await callSite(client, { method: "POST", path: "/api/session", idToken });
}

/**
 * In a browser, at a log-out: has the site clear the session cookie, and end its session in every copy of it. Harmless
 * where there is none. `only: "cookie"` ends nothing: for a browser that finds nobody signed in, which may be mistaken.
 *
 * @throws DataError
 * @example await closeSiteSession(client); // DELETE /api/session
 */
export async function closeSiteSession(client: Client, { only }: { only?: "cookie" } = {}): Promise<void> {
  await callSite(client, { method: "DELETE", path: `/api/session${only ? `?only=${only}` : ""}` });
}

/**
 * In a browser: ends one of the person's sign-ins, by its `id` of `readSession`, or all but this browser's ("others").
 * Where they logged in more than five minutes ago the answer is "auth/requires-recent-login": ask for their password,
 * and call again with it. That makes this browser's sign-in a new one, whose cookie `openSiteSession` then has set.
 * "deletion-unfinished": a deletion of the account broke off; asked for again, it ends every sign-in. Never rejects.
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
