import { createHash } from "node:crypto";

import { FieldValue, type Firestore, Timestamp, type Transaction } from "firebase-admin/firestore";

import { openFirestore } from "../admin.ts";
import { Refusal } from "../refusal.ts";
import { withLock } from "../with-lock.ts";
import type { RateLimit } from "./limits.ts";

interface Options {
  readonly firestore?: Firestore;
  readonly now?: Date;
}

/**
 * Counts a call and rejects it if over the limit. Windows are fixed, so around the end of one there may be twice as
 * many calls. Counts are stored as `rateLimits/{SHA-256 of limit, caller and window}`, which identifies nobody, and
 * deleted by TTL after their window. Rejected calls are not counted.
 *
 * @throws Refusal `resource-exhausted`, naming `rate`; `unavailable` if too many other calls come first.
 * @example await limitAccount(RATE_LIMITS.createSession, uid);
 */
export async function limitAccount(
  limit: RateLimit,
  caller: string,
  { firestore = openFirestore(), now = new Date() }: Options = {},
): Promise<void> {
  const { calls, windowSeconds } = limit;
  const windowMs = windowSeconds * 1000;
  const window = Math.floor(now.getTime() / windowMs);
  const count = firestore.doc(rateCountPath(limit, caller, now));
  const countCall = async (transaction: Transaction) => {
    const counted: unknown = (await transaction.get(count)).get("calls");
    if (typeof counted === "number" && counted >= calls) return false;
    const expireAt = Timestamp.fromMillis((window + 1) * windowMs);
    transaction.set(count, { calls: FieldValue.increment(1), expireAt }, { merge: true });
    return true;
  };
  const isWithin = await withLock(count.path, () => firestore.runTransaction(countCall));
  if (!isWithin) throw new Refusal("resource-exhausted", "rate");
}

/** The document that counts a caller's calls in the window of `now`. */
export function rateCountPath({ name, windowSeconds }: RateLimit, caller: string, now: Date): string {
  const window = Math.floor(now.getTime() / (windowSeconds * 1000));
  return `rateLimits/${createHash("sha256")
    .update(JSON.stringify([name, caller, window]))
    .digest("hex")}`;
}
