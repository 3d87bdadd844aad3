import { isDeepStrictEqual } from "node:util";

import { Browser, IDLE_SIGN_IN_DAYS } from "@farwork/domain";
import { type DocumentSnapshot, type Firestore, Timestamp } from "firebase-admin/firestore";
import * as z from "zod/mini";

import { Refusal } from "../runtime/refusal.ts";
import { StoredDate } from "../runtime/stored-date.ts";
import { PERSONAL_DATA } from "./personal-data.ts";
import {
  areEndedSince,
  endEverySignIn,
  isOpenSignIn,
  NO_RECORDS,
  type SignInRecords,
} from "./sign-in-records.ts";
import { tombstonePath } from "./tombstone.ts";

/** After this long without a write all it tells of is over, with it or without. */
const KEPT_MS = (IDLE_SIGN_IN_DAYS + 1) * 24 * 60 * 60 * 1000;

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
  signIns: z.record(
    z.string(),
    z.nullable(z.object({ usedOn: StoredDate, browser: z.optional(StoredBrowser) })),
  ),
  endedBefore: z.number(),
});

/**
 * The records of a sign-in's person, where it goes on.
 *
 * @throws Refusal `unauthenticated` where it was ended, or not used for `IDLE_SIGN_IN_DAYS`.
 */
export async function requireOpenSignIn(
  firestore: Firestore,
  { uid, auth_time }: SignIn,
  now = new Date(),
): Promise<SignInRecords> {
  const records = parseRecords(await firestore.doc(PERSONAL_DATA.signIns(uid)).get());
  if (!isOpenSignIn(records, auth_time, now)) throw new Refusal("unauthenticated");
  return records;
}

/**
 * Changes the records of a person, asked by one of their sign-ins. Where the deletion of their account has taken the
 * records none are made anew: what is written after it stays behind. Gives whether there are any now.
 *
 * @throws Refusal `unauthenticated` where that sign-in does not go on.
 */
export async function changeSignIns(
  firestore: Firestore,
  { uid, auth_time }: SignIn,
  change: (records: SignInRecords, now: Date) => SignInRecords,
): Promise<boolean> {
  const kept = firestore.doc(PERSONAL_DATA.signIns(uid));
  return firestore.runTransaction(async (transaction) => {
    const now = new Date();
    const [stored, tombstone] = await transaction.getAll(kept, firestore.doc(tombstonePath(uid)));
    const records = stored ? parseRecords(stored) : NO_RECORDS;
    if (!isOpenSignIn(records, auth_time, now)) throw new Refusal("unauthenticated");
    if (tombstone?.exists && !stored?.exists) return false;
    const changed = change(records, now);
    // A browser in use has its cookie renewed all day, and is used on that day once.
    if (!isDeepStrictEqual(changed, records)) transaction.set(kept, toStored(changed, now));
    return true;
  });
}

/**
 * The same to end what the change names.
 *
 * @throws Refusal as above, and `failed-precondition` naming `account` where its deletion has taken the records and was
 * not finished: asked for again, that ends all there is.
 */
export async function writeEnd(...asked: Parameters<typeof changeSignIns>): Promise<void> {
  if (!(await changeSignIns(...asked))) throw new Refusal("failed-precondition", "account");
}

/**
 * Writes that every sign-in of a person is over, whatever was written before. False where the deletion of their account
 * has taken the records: then nothing is written.
 */
export async function writeEverySignInEnded(firestore: Firestore, uid: string): Promise<boolean> {
  const kept = firestore.doc(PERSONAL_DATA.signIns(uid));
  return firestore.runTransaction(async (transaction) => {
    const [stored, tombstone] = await transaction.getAll(kept, firestore.doc(tombstonePath(uid)));
    if (tombstone?.exists && !stored?.exists) return false;
    const now = new Date();
    transaction.set(kept, toStored(endEverySignIn(now), now));
    return true;
  });
}

/** Whether all of a person's sign-ins that began before `since`, in epoch seconds, are known to be over. */
export async function readEndedSince(firestore: Firestore, uid: string, since: number): Promise<boolean> {
  return areEndedSince(parseRecords(await firestore.doc(PERSONAL_DATA.signIns(uid)).get()), since);
}

const toStored = (records: SignInRecords, now: Date) => ({
  ...records,
  expireAt: Timestamp.fromMillis(now.getTime() + KEPT_MS),
});

function parseRecords(stored: DocumentSnapshot): SignInRecords {
  return stored.exists ? z.parse(StoredRecords, stored.data()) : NO_RECORDS;
}
