import { CreateSession } from "@farwork/domain";
import type { DecodedIdToken, UserRecord } from "firebase-admin/auth";

import { callable } from "../requests/callable.ts";
import { openAuth, openFirestore } from "../runtime/admin.ts";
import { resendApiKey } from "../runtime/params.ts";
import { limitAccount } from "../runtime/rate-limits/limit-account.ts";
import { RATE_LIMITS } from "../runtime/rate-limits/limits.ts";
import { Refusal } from "../runtime/refusal.ts";
import { checkToken } from "../sign-ins/check-token.ts";
import {
  endBefore,
  endSignIn,
  isOpenSignIn,
  NO_SIGN_INS,
  noteUse,
  type Place,
} from "../sign-ins/sign-in-records.ts";
import { requireOpenSignIn, rewriteSignIns, writeEnd } from "../sign-ins/sign-in-store.ts";
import { verifyIdToken, verifySessionCookie } from "../sign-ins/verify-token.ts";
import { hashDevice, isFromNewDevice, noteDevice } from "./known-devices.ts";
import { mailNewSignIn } from "./mail-new-sign-in.ts";

/** The maximum lifetime of the identity service's session cookies. */
const SESSION_MS = 14 * 24 * 60 * 60 * 1000;

/** Exchanges a valid ID token of an open sign-in for a session cookie, and records that the sign-in was used today. */
export const createSession = callable(
  { ...CreateSession, options: { secrets: [resendApiKey] } },
  async ({ idToken, replaces, device, ...place }) => {
    // Computed before the cookie is created, so that it never expires earlier than reported.
    const expiresAt = new Date(Date.now() + SESSION_MS);
    const claims = await verifyIdToken(idToken);
    // Before counting: ended sign-ins must not use up the person's limit.
    await requireOpenSignIn(openFirestore(), claims);
    const [replaced] = await Promise.all([
      readReplaced(replaces),
      limitAccount(RATE_LIMITS.createSession, claims.uid),
    ]);
    // After counting: a sign-in is reported once, and a rejected call must not record it.
    const newSignIn = await keepRecord(idToken, claims, { ...place, device });
    if (replaced && !isSame(replaced, claims)) await endReplaced(replaced);
    const [sessionCookie] = await Promise.all([
      checkToken(idToken, () => openAuth().createSessionCookie(idToken, { expiresIn: SESSION_MS })),
      newSignIn && mailNewSignIn(newSignIn, place),
    ]);
    return { sessionCookie, expiresAt };
  },
);

/** Records the use, and returns the account if its owner should be told about a new sign-in. */
async function keepRecord(
  idToken: string,
  { uid, auth_time: authTime }: DecodedIdToken,
  { device, ...place }: Place & { readonly device: string | undefined },
): Promise<UserRecord | undefined> {
  const account = await checkToken(idToken, () => openAuth().getUser(uid));
  const hash = device && hashDevice(uid, device);
  const { isKept, isNewDevice } = await rewriteSignIns(openFirestore(), uid, (stored, now) => {
    if (!isOpenSignIn(stored, authTime, now)) throw new Refusal("unauthenticated");
    const records = endBefore(stored ?? NO_SIGN_INS, readValidAfter(account));
    return {
      records: noteDevice(noteUse(records, authTime, place, now), hash, now),
      isNewDevice: isFromNewDevice(stored, authTime, hash),
    };
  });
  return isKept && isNewDevice ? account : undefined;
}

/**
 * The time, in epoch seconds, since which the identity service accepts sign-ins of an account: when its password was
 * set.
 */
function readValidAfter({ tokensValidAfterTime = "" }: UserRecord): number {
  return Date.parse(tokensValidAfterTime) / 1000 || 0;
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

/** The browser's previous session may have ended or be invalid. */
function ignoreRefusal(error: unknown): undefined {
  if (!(error instanceof Refusal)) throw error;
}
