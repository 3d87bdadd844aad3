import type { Auth, DecodedIdToken, UserRecord } from "firebase-admin/auth";

import { openAuth } from "../runtime/admin.ts";
import { checkToken } from "./check-token.ts";

// Revocation is asked for by name: the identity service's emulator checks it unasked, the real one does not.

/** What a valid ID token says of its owner. @throws Refusal `unauthenticated`, also where it was revoked. */
export async function verifyIdToken(
  idToken: string,
  auth: Pick<Auth, "verifyIdToken"> = openAuth(),
): Promise<DecodedIdToken> {
  return checkToken(idToken, () => auth.verifyIdToken(idToken, true));
}

/** What a valid session cookie says of its owner. @throws Refusal `unauthenticated`, also where it was revoked. */
export async function verifySessionCookie(
  sessionCookie: string,
  auth: Pick<Auth, "verifySessionCookie"> = openAuth(),
): Promise<DecodedIdToken> {
  return checkToken(sessionCookie, () => auth.verifySessionCookie(sessionCookie, true));
}

/** The account of a valid ID token's owner. @throws Refusal `unauthenticated`, also where either is no more. */
export async function readTokensAccount(
  idToken: string,
  auth: Pick<Auth, "verifyIdToken" | "getUser"> = openAuth(),
): Promise<UserRecord> {
  const { uid } = await verifyIdToken(idToken, auth);
  return checkToken(idToken, () => auth.getUser(uid));
}
