import type { AuthFailure } from "@farwork/data";

import { explainAuthFailure, type Fault } from "./auth-faults.ts";

/** What it means to a person that the mailed code they entered did not let them in. */
export function explainCodeFailure(failure: AuthFailure): Fault<string> {
  return REFUSALS[failure.code] ?? { text: explainAuthFailure(failure).text };
}

/** And that no other code could be mailed. */
export function explainMailFailure(failure: AuthFailure): string {
  if (failure.code === NO_MORE_MAILS)
    return "We mailed you too many codes. Use the newest, or try again in an hour, at the latest tomorrow.";
  return failure.code === "auth/too-many-requests"
    ? explainAuthFailure(failure).text
    : explainCodeFailure(failure).text;
}

/** And that a log-in went wrong, which may be for want of a code: then who tries had no part in it. */
export function explainLogInFailure(failure: AuthFailure): Fault<string> {
  return failure.code === NO_MORE_MAILS
    ? {
        text: "This log-in takes a mailed code, and we can’t mail you any more just now. Try again in an hour, at the latest tomorrow. A browser that you logged in with before still works.",
      }
    : explainAuthFailure(failure);
}

/** An account is mailed so many codes in an hour, and in a day. */
const NO_MORE_MAILS = "auth/quota-exceeded";

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
    text: "This log-in counts no more. Log in again.",
  },
};
