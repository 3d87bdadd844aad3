import {
  CreateSession,
  type CreateSessionRequest,
  type CreateSessionResponse,
  EndSession,
  ReadSession,
  type ReadSessionQuery,
  type ReadSessionResponse,
} from "@farwork/domain/contract";

import { callFunction } from "./call.ts";
import type { Client } from "./client.ts";

// For the site's server alone, so that it needs no sign-in of its own; browsers use site-session.ts.

/**
 * On the site's server: what the session cookie of an ID token's person holds, and until when it works. Their sign-in
 * counts as used today, in `browser`; the one that the browser's earlier cookie (`replaces`) came of ends, if it is
 * another.
 *
 * @throws DataError, with `unauthenticated` for a token that is not valid now, or whose sign-in is over.
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
 * On the site's server: whose session a cookie is, checked for revocation and for its sign-in's end, and what that
 * person's page shows.
 *
 * @throws DataError, with `unauthenticated` for a cookie that is no valid session now.
 * @example const { account, lists } = await readSession(client, { sessionCookie, lists: { saved: { page: 2 } } });
 */
export async function readSession(client: Client, query: ReadSessionQuery): Promise<ReadSessionResponse> {
  return callFunction(client, ReadSession, query);
}

/**
 * On the site's server, at a log-out: ends the sign-in that a cookie came of. None of its cookies and ID tokens is
 * taken any more, wherever it was copied to; other devices have sign-ins of their own.
 *
 * @throws DataError, with `unauthenticated` for a cookie that is no valid session now.
 * @example await endSession(client, sessionCookie);
 */
export async function endSession(client: Client, sessionCookie: string): Promise<void> {
  await callFunction(client, EndSession, { sessionCookie });
}
