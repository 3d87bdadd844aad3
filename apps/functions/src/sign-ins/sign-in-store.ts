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

/** What every token of one sign-in says of it, `auth_time` in seconds of the epoch. */
interface SignIn {
  readonly uid: string;
  readonly auth_time: number;
}

/**
 * The records of a sign-in's person, where it goes on; undefined where there are none yet.
 *
 * @throws Refusal `unauthenticated` where it was ended, or not used for `IDLE_SIGN_IN_DAYS`.
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
 * Changes what is written down of a person's sign-ins, in one step, and gives what `change` gave of it, and whether it is
 * kept: where the deletion of their account has taken the records none are made anew, as what is written after it stays
 * behind.
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
    // A browser in use has its cookie renewed all day, and is used on that day once.
    if (!isDeepStrictEqual(changed.records, stored)) transaction.set(kept, { ...changed.records });
    return { ...changed, isKept: true };
  });
}

/**
 * The same to end what the change names, asked by one of the person's sign-ins.
 *
 * @throws Refusal `unauthenticated` where that sign-in does not go on, and `failed-precondition` naming `account` where its
 * deletion has taken the records and was not finished: asked for again, that ends all there is.
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
 * Writes that every sign-in of a person is over, whatever was written before. False where the deletion of their account
 * has taken the records: then nothing is written.
 */
export async function writeEverySignInEnded(firestore: Firestore, uid: string): Promise<boolean> {
  const { isKept } = await rewriteSignIns(firestore, uid, (_, now) => ({ records: endEverySignIn(now) }));
  return isKept;
}

/** Whether all of a person's sign-ins that began before `since`, in epoch seconds, are known to be over. */
export async function readEndedSince(
  firestore: Firestore,
  uid: string,
  since: number,
  now = new Date(),
): Promise<boolean> {
  const records = readSignIns((await firestore.doc(PERSONAL_DATA.signIns(uid)).get()).data(), now);
  return records !== undefined && areEndedSince(records, since);
}
