import { Timestamp } from "firebase-admin/firestore";
import * as z from "zod/mini";

// Alerts order what happened by Firestore's own clock: all it has committed by a moment, a read of that moment sees.
// A Date would cut its microseconds off, and with them which of two came first.

/** A moment of Firestore's as whole microseconds since 1970: a number that tells two commits apart. */
export type CommitTime = number;

export const toCommitTime = (time: Timestamp): CommitTime =>
  time.seconds * 1_000_000 + Math.floor(time.nanoseconds / 1000);

export const toTimestamp = (time: CommitTime): Timestamp =>
  new Timestamp(Math.floor(time / 1_000_000), (time % 1_000_000) * 1000);

/** A stored Timestamp as such a number. */
export const StoredCommitTime = z.pipe(z.instanceof(Timestamp), z.transform(toCommitTime));

/** So many milliseconds. */
export const milliseconds = (count: number): CommitTime => count * 1000;
