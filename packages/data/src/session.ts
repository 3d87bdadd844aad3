import {
  CreateSessionResponse,
  type ReadSessionQuery,
  ReadSessionResponse,
} from "@farwork/domain/contract/session";

import { callFunction } from "./call.ts";
import type { Client } from "./client.ts";
import { DataError } from "./data-error.ts";
import { findUser } from "./open-auth.ts";
import { callSite } from "./site-api.ts";

// Two ends of one thing: a browser opens and closes its session at the site; the site's server turns the browser's
// ID token into a cookie, and a cookie back into a person.

/**
 * In a browser: has the site set the session cookie of the person signed in.
 *
 * @throws DataError, with `unauthenticated` when nobody is signed in or the account may not sign in any more.
 */
export async function openSiteSession(client: Client): Promise<void> {
  const user = await findUser(client);
  if (!user) throw new DataError("unauthenticated");
  await callSite(client, { method: "POST", path: "/api/session", idToken: await user.getIdToken() });
}

/** In a browser: has the site clear the session cookie. Harmless where there is none. @throws DataError */
export async function closeSiteSession(client: Client): Promise<void> {
  await callSite(client, { method: "DELETE", path: "/api/session" });
}

/** On the site's server: the cookie's value for an ID token. @throws DataError, `unauthenticated` for a bad one. */
export async function createSession(client: Client, idToken: string): Promise<CreateSessionResponse> {
  return callFunction(client, "createSession", { idToken }, CreateSessionResponse);
}

/**
 * On the site's server: whose session a cookie is, checked for revocation, and what that person's page shows.
 *
 * @throws DataError, with `unauthenticated` for a cookie that is no valid session now.
 * @example const { account, saved } = await readSession(client, { sessionCookie, parts: ["saved"] });
 */
export async function readSession(client: Client, query: ReadSessionQuery): Promise<ReadSessionResponse> {
  return callFunction(client, "readSession", query, ReadSessionResponse);
}
