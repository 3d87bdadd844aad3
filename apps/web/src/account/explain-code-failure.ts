import type { AuthFailure } from "@farwork/data";

import { explainAuthFailure, type Fault } from "./auth-faults.ts";

/** What it means to a person that the mailed code they entered did not let them in. */
export function explainCodeFailure(failure: AuthFailure): Fault<string> {
  return REFUSALS[failure.code] ?? { text: explainAuthFailure(failure).text };
}

/** And that no other code could be mailed. */
export function explainMailFailure(failure: AuthFailure): string {
  return failure.code === "auth/too-many-requests"
    ? "We mailed you too many codes. Use the newest, or try again in an hour, at the latest tomorrow."
    : explainCodeFailure(failure).text;
}

const REFUSALS: Readonly<Record<string, Fault<"code">>> = {
  "auth/invalid-verification-code": {
    field: "code",
    text: "This code doesn’t work. Take the one of our newest mail, or send another if it is older than ten minutes.",
  },
  "auth/too-many-requests": {
    field: "code",
    text: "Too many wrong codes were entered, so the mailed one works no more. Send another.",
  },
  "auth/user-token-expired": {
    text: "This log-in has waited for too long. Load the page anew, and log in again.",
  },
};
