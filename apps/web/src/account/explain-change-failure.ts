import type { AuthFailure } from "@farwork/data";

import { explainAuthFailure, type Fault } from "./auth-faults.ts";

/** What a failed change of the password means to the person who asked for it. */
export function explainChangeFailure(failure: AuthFailure): Fault<string> {
  const { field, text } = FAULTS[failure.code] ?? explainAuthFailure(failure);
  return field === undefined ? { text } : { field: FIELDS[field] ?? field, text };
}

/** The page has another form with a field "password". */
const FIELDS: Readonly<Record<string, string>> = { password: "newPassword" };
const SESSION_OVER = { text: "Your session has ended. Log in again, and come back here." };

const FAULTS: Readonly<Record<string, Fault<string>>> = {
  "auth/wrong-password": {
    field: "currentPassword",
    text: "This is not your password. Nothing was changed.",
  },
  "auth/network-request-failed": {
    text: "We can’t reach the server, so we don’t know whether it was changed. Check your connection, then send this once more.",
  },
  "auth/user-token-expired": SESSION_OVER,
  "auth/user-disabled": SESSION_OVER,
};
