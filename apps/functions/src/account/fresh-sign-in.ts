import { MAX_SIGN_IN_AGE_SECONDS } from "@farwork/domain";

import { Refusal } from "../runtime/refusal.ts";

/** `signedInAt` in epoch seconds. @throws Refusal `failed-precondition` naming `auth_time`. */
export function requireFreshSignIn(signedInAt: number, now: Date): void {
  const age = now.getTime() / 1000 - signedInAt;
  if (age > MAX_SIGN_IN_AGE_SECONDS) throw new Refusal("failed-precondition", "auth_time");
}
