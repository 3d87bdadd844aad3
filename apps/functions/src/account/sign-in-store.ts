import { isDeepStrictEqual } from "node:util";

import { Browser } from "@farwork/domain";
import type { DocumentSnapshot, Firestore } from "firebase-admin/firestore";
import * as z from "zod/mini";

import { Refusal } from "../runtime/refusal.ts";
import { StoredDate } from "../runtime/stored-date.ts";
import { PERSONAL_DATA } from "./personal-data.ts";
import { readPersonalRecord } from "./read-personal-record.ts";
import {
  areEndedSince,
  isOpenSignIn,
  NO_SIGN_INS,
  type Place,
  type SignInRecords,
  withAddress,
} from "./sign-in-records.ts";
import { tombstonePath } from "./tombstone.ts";

/** What every token of one sign-in says of it, `auth_time` in seconds of the epoch. */
interface SignIn {
  readonly uid: string;
  readonly auth_time: number;
}

/** A name that is no longer on the list keeps nobody out. */
const StoredBrowser = z.pipe(
  z.string(),
  z.transform((name: string) => z.safeParse(Browser, name).data),
);
const StoredRecords = z.object({
  signIns: z.record(z.string(), z.object({ usedOn: StoredDate, browser: z.optional(StoredBrowser) })),
  browsers: z.record(
    z.string(),
    z.object({ signIn: z.number(), confirmedAt: StoredDate, usedOn: StoredDate }),
  ),
  asked: z.record(
    z.string(),
    z.object({ salt: z.string(), hash: z.string(), mailedAt: StoredDate, wrongTries: z.number() }),
  ),
  address: z.optional(z.string()),
});

/**
 * The records of a sign-in's person, where it goes on; undefined where there are none yet.
 *
 * @throws Refusal `unauthenticated` where it was not let in, was ended, or not used for `IDLE_SIGN_IN_DAYS`.
 */
export async function requireOpenSignIn(
  firestore: Firestore,
  { uid, auth_time }: SignIn,
  now = new Date(),
): Promise<SignInRecords | undefined> {
  const records = parseRecords(await firestore.doc(PERSONAL_DATA.signIns(uid)).get());
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
  change: (stored: SignInRecords | undefined, place: Place) => Change,
): Promise<Change & { readonly isKept: boolean }> {
  const kept = firestore.doc(PERSONAL_DATA.signIns(uid));
  return firestore.runTransaction(async (transaction) => {
    const [document, tombstone] = await transaction.getAll(kept, firestore.doc(tombstonePath(uid)));
    const stored = document && parseRecords(document);
    const isLeaving = tombstone?.exists === true && stored === undefined;
    const changed = change(stored, { now: new Date(), isLeaving });
    if (isLeaving) return { ...changed, isKept: false };
    // A browser in use has its cookie renewed all day, and is used on that day once.
    if (!isDeepStrictEqual(changed.records, stored)) transaction.set(kept, { ...changed.records });
    return { ...changed, isKept: true };
  });
}

/**
 * The same to end what the change names, asked by one of the person's sign-ins. Where there is no list, one of nobody is
 * made: who asks is on it only where they were let in.
 *
 * @throws Refusal `unauthenticated` where that sign-in does not go on, and `failed-precondition` naming `account` where its
 * deletion has taken the records and was not finished: asked for again, that ends all there is.
 */
export async function writeEnd(
  firestore: Firestore,
  { uid, auth_time }: SignIn,
  change: (records: SignInRecords, now: Date) => SignInRecords,
): Promise<void> {
  const { isKept } = await rewriteSignIns(firestore, uid, (stored, { now }) => {
    if (!isOpenSignIn(stored, auth_time, now)) throw new Refusal("unauthenticated");
    return { records: change(stored ?? NO_SIGN_INS, now) };
  });
  if (!isKept) throw new Refusal("failed-precondition", "account");
}

/**
 * Writes that every sign-in of a person is over and no browser known, whatever was written before; `chooseAddress` is told
 * where codes were mailed, and says where they are from here on. False where the deletion of their account has taken the
 * records: then nothing is written.
 */
export async function writeEverySignInEnded(
  firestore: Firestore,
  uid: string,
  chooseAddress: (known: string | undefined) => string | undefined,
): Promise<boolean> {
  const { isKept } = await rewriteSignIns(firestore, uid, (stored) => ({
    records: withAddress(NO_SIGN_INS, chooseAddress(stored?.address)),
  }));
  return isKept;
}

/** Whether all of a person's sign-ins that began before `since`, in epoch seconds, are known to be over. */
export async function readEndedSince(firestore: Firestore, uid: string, since: number): Promise<boolean> {
  return areEndedSince(tryParsing(await firestore.doc(PERSONAL_DATA.signIns(uid)).get()), since);
}

/** What cannot be read, as of an earlier format, lets nobody in: the next log-in takes a code. */
function parseRecords(stored: DocumentSnapshot): SignInRecords | undefined {
  if (!stored.exists) return undefined;
  const address: unknown = stored.get("address");
  const nobody = withAddress(NO_SIGN_INS, typeof address === "string" ? address : undefined);
  return tryParsing(stored) ?? nobody;
}

function tryParsing(stored: DocumentSnapshot): SignInRecords | undefined {
  return stored.exists ? readPersonalRecord("signIns", StoredRecords, stored.data()) : undefined;
}
