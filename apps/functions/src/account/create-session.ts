import { type Browser, CreateSessionRequest, CreateSessionResponse } from "@farwork/domain";
import type { DecodedIdToken } from "firebase-admin/auth";

import { openAuth, openFirestore } from "../runtime/admin.ts";
import { callable } from "../runtime/callable.ts";
import { limitAccount } from "../runtime/rate-limits/limit-account.ts";
import { Refusal } from "../runtime/refusal.ts";
import { checkToken } from "./check-token.ts";
import { endBefore, endSignIn, isLetIn, NO_SIGN_INS, noteUse, withAddress } from "./sign-in-records.ts";
import { requireOpenSignIn, rewriteSignIns, writeEnd } from "./sign-in-store.ts";
import { readCreatedAt, readValidAfter } from "./valid-after.ts";
import { verifyIdToken, verifySessionCookie } from "./verify-token.ts";

/** The longest a session cookie of the identity service can live. */
const SESSION_MS = 14 * 24 * 60 * 60 * 1000;

/** A session cookie's value for an ID token that is valid now, whose sign-in was let in and counts as used today. */
export const createSession = callable(
  {
    name: "createSession",
    request: CreateSessionRequest,
    response: () => CreateSessionResponse,
  },
  async ({ idToken, browser, replaces }) => {
    // Taken before the cookie is made, so that it never ends before we say.
    const expiresAt = new Date(Date.now() + SESSION_MS);
    const claims = await verifyIdToken(idToken);
    // Before it is counted: what was ended must not use up its person's limit.
    await requireOpenSignIn(openFirestore(), claims);
    const [replaced] = await Promise.all([
      readReplaced(replaces),
      limitAccount("createSession", claims.uid),
      keepRecord(idToken, claims, browser),
    ]);
    if (replaced && !isSame(replaced, claims)) await endReplaced(replaced);
    const sessionCookie = await checkToken(idToken, () =>
      openAuth().createSessionCookie(idToken, { expiresIn: SESSION_MS }),
    );
    return { sessionCookie, expiresAt };
  },
);

async function keepRecord(idToken: string, claims: DecodedIdToken, browser: Browser | undefined) {
  const account = await checkToken(idToken, () => openAuth().getUser(claims.uid));
  const { uid, email, auth_time: authTime } = claims;
  const signIn = { authTime, createdAt: readCreatedAt(account) };
  await rewriteSignIns(openFirestore(), uid, (stored, place) => {
    if (!isLetIn(stored, signIn, place)) throw new Refusal("unauthenticated");
    const records = endBefore(stored ?? withAddress(NO_SIGN_INS, email), readValidAfter(account));
    return { records: noteUse(records, authTime, { browser, now: place.now }) };
  });
}

const isSame = (one: DecodedIdToken, other: DecodedIdToken) =>
  one.uid === other.uid && one.auth_time === other.auth_time;

async function readReplaced(sessionCookie: string | undefined): Promise<DecodedIdToken | undefined> {
  return sessionCookie === undefined ? undefined : verifySessionCookie(sessionCookie).catch(ignoreRefusal);
}

async function endReplaced(claims: DecodedIdToken): Promise<void> {
  await writeEnd(openFirestore(), claims, (records, now) => endSignIn(records, claims.auth_time, now)).catch(
    ignoreRefusal,
  );
}

/** What a browser had before may be over, or no session at all. */
function ignoreRefusal(error: unknown): undefined {
  if (!(error instanceof Refusal)) throw error;
}
