import { createHash } from "node:crypto";

import { type Firestore, Timestamp } from "firebase-admin/firestore";

import { Refusal } from "../runtime/refusal.ts";

/** The longest a session cookie of the identity service can live. */
export const SESSION_MS = 14 * 24 * 60 * 60 * 1000;

/** Longer than one that is being made while its session is ended can take. */
const MARGIN_MS = 60 * 60 * 1000;

/** What every token of one sign-in says of it, `auth_time` in seconds of the epoch. */
interface SignIn {
  readonly uid: string;
  readonly auth_time: number;
}

/** Has `requireOpenSession` refuse this sign-in's tokens for as long as a cookie made of one can live. */
export async function noteEndedSession(firestore: Firestore, signIn: SignIn, now: Date): Promise<void> {
  const expireAt = Timestamp.fromMillis(now.getTime() + SESSION_MS + MARGIN_MS);
  await firestore.doc(endedSessionPath(signIn)).set({ expireAt });
}

/** @throws Refusal `unauthenticated` where this sign-in was ended by a log-out. */
export async function requireOpenSession(firestore: Firestore, signIn: SignIn): Promise<void> {
  if ((await firestore.doc(endedSessionPath(signIn)).get()).exists) throw new Refusal("unauthenticated");
}

/** `endedSessions/{SHA-256 of whose sign-in it was, and when}`, which names nobody and holds nothing but its own end. */
function endedSessionPath({ uid, auth_time }: SignIn): string {
  const name = createHash("sha256").update(JSON.stringify([uid, auth_time]));
  return `endedSessions/${name.digest("hex")}`;
}
