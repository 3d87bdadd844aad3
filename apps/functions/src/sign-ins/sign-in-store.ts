import { isDeepStrictEqual } from "node:util";

import type { Firestore } from "firebase-admin/firestore";

import { PERSONAL_DATA } from "../personal-data/personal-data.ts";
import { tombstonePath } from "../personal-data/tombstone.ts";
import { Refusal } from "../runtime/refusal.ts";
import { readSignIns } from "./read-sign-ins.ts";
import {
  areEndedSince,
  endEverySignIn,
  isOpenSignIn,
  NO_SIGN_INS,
  type SignInRecords,
} from "./sign-in-records.ts";

/** The claims shared by all tokens of a sign-in, `auth_time` in epoch seconds. */
interface SignIn {
  readonly uid: string;
  readonly auth_time: number;
}

/**
 * The records of the person of an open sign-in; undefined if there are none yet.
 *
 * @throws Refusal `unauthenticated` if it was ended, or not used for `IDLE_SIGN_IN_DAYS`.
 */
export async function requireOpenSignIn(
  firestore: Firestore,
  { uid, auth_time }: SignIn,
  now = new Date(),
): Promise<SignInRecords | undefined> {
  const records = readSignIns((await firestore.doc(PERSONAL_DATA.signIns(uid)).get()).data(), now);
  if (!isOpenSignIn(records, auth_time, now)) throw new Refusal("unauthenticated");
  return records;
}

/**
 * Atomically changes a person's sign-in records and returns the result of `change`, and whether it was stored: after
 * account deletion, records are not recreated, as they would never be deleted.
 */
export async function rewriteSignIns<Change extends { readonly records: SignInRecords }>(
  firestore: Firestore,
  uid: string,
  change: (stored: SignInRecords | undefined, now: Date) => Change,
): Promise<Change & { readonly isKept: boolean }> {
  const kept = firestore.doc(PERSONAL_DATA.signIns(uid));
  return firestore.runTransaction(async (transaction) => {
    const now = new Date();
    const [document, tombstone] = await transaction.getAll(kept, firestore.doc(tombstonePath(uid)));
    const stored = readSignIns(document?.data(), now);
    const changed = change(stored, now);
    if (tombstone?.exists === true && stored === undefined) return { ...changed, isKept: false };
    // Cookies are renewed all day, but the use is recorded once per day.
    if (!isDeepStrictEqual(changed.records, stored)) transaction.set(kept, { ...changed.records });
    return { ...changed, isKept: true };
  });
}

/**
 * The same for ending sign-ins on request of one of them.
 *
 * @throws Refusal `unauthenticated` if that sign-in is not open, and `failed-precondition` naming `account` if an
 * unfinished account deletion has removed the records: repeating the deletion ends everything.
 */
export async function writeEnd(
  firestore: Firestore,
  { uid, auth_time }: SignIn,
  change: (records: SignInRecords, now: Date) => SignInRecords,
): Promise<void> {
  const { isKept } = await rewriteSignIns(firestore, uid, (stored, now) => {
    if (!isOpenSignIn(stored, auth_time, now)) throw new Refusal("unauthenticated");
    return { records: change(stored ?? NO_SIGN_INS, now) };
  });
  if (!isKept) throw new Refusal("failed-precondition", "account");
}

/**
 * Ends every sign-in of a person, replacing their records. Returns false without writing if account deletion has
 * removed the records.
 */
export async function writeEverySignInEnded(firestore: Firestore, uid: string): Promise<boolean> {
  const { isKept } = await rewriteSignIns(firestore, uid, (_, now) => ({ records: endEverySignIn(now) }));
  return isKept;
}

/** Whether all of a person's sign-ins started before `since` (epoch seconds) are known to have ended. */
export async function readEndedSince(
  firestore: Firestore,
  uid: string,
  since: number,
  now = new Date(),
): Promise<boolean> {
  const records = readSignIns((await firestore.doc(PERSONAL_DATA.signIns(uid)).get()).data(), now);
  return records !== undefined && areEndedSince(records, since);
}
