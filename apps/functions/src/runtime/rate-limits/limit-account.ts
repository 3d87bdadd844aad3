import { createHash } from "node:crypto";

import { FieldValue, type Firestore, Timestamp, type Transaction } from "firebase-admin/firestore";

import { openFirestore } from "../admin.ts";
import { Refusal } from "../refusal.ts";
import { withLock } from "../with-lock.ts";
import { RATE_LIMITS, type RateLimitName } from "./limits.ts";

interface Options {
  readonly firestore?: Firestore;
  readonly now?: Date;
}

/**
 * Counts a call, and lets it go on while it is within its limit. Windows are fixed, so that around the turn of one
 * there may be twice as many. A count, `rateLimits/{SHA-256 of limit, caller and window}`, names nobody, and is deleted
 * by its TTL after its window. Calls that are refused are not counted.
 *
 * @throws Refusal `resource-exhausted`, naming `rate`; `unavailable` where too many other calls come first.
 * @example await limitAccount("billingPage", uid);
 */
export async function limitAccount(
  name: RateLimitName,
  caller: string,
  { firestore = openFirestore(), now = new Date() }: Options = {},
): Promise<void> {
  const { calls, windowSeconds } = RATE_LIMITS[name];
  const windowMs = windowSeconds * 1000;
  const window = Math.floor(now.getTime() / windowMs);
  const count = firestore.doc(rateCountPath(name, caller, now));
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

/** Where the calls of one caller are counted in the window of `now`. */
export function rateCountPath(name: RateLimitName, caller: string, now: Date): string {
  const window = Math.floor(now.getTime() / (RATE_LIMITS[name].windowSeconds * 1000));
  return `rateLimits/${createHash("sha256")
    .update(JSON.stringify([name, caller, window]))
    .digest("hex")}`;
}
