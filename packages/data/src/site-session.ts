import type { Client } from "./client.ts";
import { needUser } from "./open-auth.ts";
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
