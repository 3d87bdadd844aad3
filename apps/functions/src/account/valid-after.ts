import type { UserRecord } from "firebase-admin/auth";

/** From when on the identity service takes sign-ins of an account, in epoch seconds: since its password was chosen. */
export function readValidAfter({ tokensValidAfterTime = "" }: UserRecord): number {
  return Date.parse(tokensValidAfterTime) / 1000 || 0;
}
