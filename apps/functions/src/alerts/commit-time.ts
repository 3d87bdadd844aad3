import { Timestamp } from "firebase-admin/firestore";
import * as z from "zod/mini";

// Alerts order events by Firestore's clock: a read at a time sees everything committed by then. A Date would drop the
// microseconds, and with them the order of commits.

/** A Firestore time in microseconds since 1970, precise enough to order commits. */
export type CommitTime = number;

export const toCommitTime = (time: Timestamp): CommitTime =>
  time.seconds * 1_000_000 + Math.floor(time.nanoseconds / 1000);

export const toTimestamp = (time: CommitTime): Timestamp =>
  new Timestamp(Math.floor(time / 1_000_000), (time % 1_000_000) * 1000);

/** Parses a stored Timestamp. */
export const StoredCommitTime = z.pipe(z.instanceof(Timestamp), z.transform(toCommitTime));

/** Converts milliseconds. */
export const milliseconds = (count: number): CommitTime => count * 1000;
