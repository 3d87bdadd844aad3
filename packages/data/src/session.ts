import {
  CreateSession,
  type CreateSessionRequest,
  type CreateSessionResponse,
  EndSession,
  ReadSession,
  type ReadSessionQuery,
  type ReadSessionResponse,
} from "@farwork/domain/contract";

import { callFunction } from "./call-function.ts";
import type { Client } from "./client.ts";

// For the site's server only, so it needs no sign-in; browsers use site-session.ts.

/**
 * On the site's server: exchanges an ID token for a session cookie and its expiry. Marks the sign-in as used today, in
 * `browser`; ends the sign-in of the browser's earlier cookie (`replaces`) if that is another.
 *
 * @throws DataError, with `unauthenticated` for an invalid token, or one whose sign-in was ended.
 * @example const { sessionCookie, expiresAt } = await createSession(client, idToken, { browser: "Firefox" });
 */
export async function createSession(
  client: Client,
  idToken: string,
  known: Omit<CreateSessionRequest, "idToken"> = {},
): Promise<CreateSessionResponse> {
  return callFunction(client, CreateSession, { idToken, ...known });
}

/**
 * On the site's server: reads a cookie's session, checking that neither it nor its sign-in was ended, and the data that
 * the user's page shows.
 *
 * @throws DataError, with `unauthenticated` for a cookie without a valid session.
 * @example const { account, lists } = await readSession(client, { sessionCookie, lists: { saved: { page: 2 } } });
 */
export async function readSession(client: Client, query: ReadSessionQuery): Promise<ReadSessionResponse> {
  return callFunction(client, ReadSession, query);
}

/**
 * On the site's server, at log-out: ends the sign-in behind a cookie. All copies of its cookies and ID tokens become
 * invalid; other devices have sign-ins of their own.
 *
 * @throws DataError, with `unauthenticated` for a cookie without a valid session.
 * @example await endSession(client, sessionCookie);
 */
export async function endSession(client: Client, sessionCookie: string): Promise<void> {
  await callFunction(client, EndSession, { sessionCookie });
}
