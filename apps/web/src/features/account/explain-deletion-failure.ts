import type { AuthFailure } from "@farwork/data";

import { explainAuthFailure, type Fault } from "./auth-faults.ts";

/** What a failed deletion means to the person who asked for it. Nothing says that all is still there: it may not be. */
export function explainDeletionFailure(failure: AuthFailure): Fault<string> {
  return FAULTS[failure.code] ?? explainAuthFailure(failure);
}

const UNFINISHED = {
  text: "This is not finished: a part of it did not answer. Try again, and it goes on where it stopped.",
};
const SESSION_OVER = { text: "Your session has ended. Log in again, and come back here." };

const FAULTS: Readonly<Record<string, Fault<string>>> = {
  "auth/wrong-password": { field: "password", text: "This is not your password. Nothing was deleted." },
  "auth/requires-recent-login": {
    text: "Your password was confirmed too long ago. Enter it again, and try once more.",
  },
  "auth/user-token-expired": SESSION_OVER,
  "auth/user-disabled": SESSION_OVER,
  unauthenticated: SESSION_OVER,
  unavailable: UNFINISHED,
  internal: UNFINISHED,
};
