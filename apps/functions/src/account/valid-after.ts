import type { UserRecord } from "firebase-admin/auth";

/**
 * The time, in epoch seconds, since which the identity service accepts sign-ins of an account: when its password was
 * set.
 */
export function readValidAfter({ tokensValidAfterTime = "" }: UserRecord): number {
  return Date.parse(tokensValidAfterTime) / 1000 || 0;
}
