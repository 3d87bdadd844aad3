import type { Auth, DecodedIdToken, UserRecord } from "firebase-admin/auth";

import { openAuth } from "../runtime/admin.ts";
import { checkToken } from "./check-token.ts";

// Checks revocation explicitly: the emulator always does, the real service only on request.

/** The claims of a valid ID token. @throws Refusal `unauthenticated`, also if it was revoked. */
export async function verifyIdToken(
  idToken: string,
  auth: Pick<Auth, "verifyIdToken"> = openAuth(),
): Promise<DecodedIdToken> {
  return checkToken(idToken, () => auth.verifyIdToken(idToken, true));
}

/** The claims of a valid session cookie. @throws Refusal `unauthenticated`, also if it was revoked. */
export async function verifySessionCookie(
  sessionCookie: string,
  auth: Pick<Auth, "verifySessionCookie"> = openAuth(),
): Promise<DecodedIdToken> {
  return checkToken(sessionCookie, () => auth.verifySessionCookie(sessionCookie, true));
}

/** The account of a valid ID token's owner. @throws Refusal `unauthenticated`, also if either no longer exists. */
export async function readTokensAccount(
  idToken: string,
  auth: Pick<Auth, "verifyIdToken" | "getUser"> = openAuth(),
): Promise<UserRecord> {
  const { uid } = await verifyIdToken(idToken, auth);
  return checkToken(idToken, () => auth.getUser(uid));
}
