import type { AuthFailure } from "@farwork/data";

import { explainAuthFailure, type Fault } from "./account-forms.ts";

/**
 * What a failure means to a person who is logged in. `fields` names the ones of their form in which the password they
 * have and one that is being chosen stand, since their page has other forms.
 */
export function explainOwnFailure(
  failure: AuthFailure,
  { current, chosen }: { readonly current?: string; readonly chosen?: string } = {},
): Fault<string> {
  if (failure.code === "auth/wrong-password") return toFault(current, WRONG);
  const { field, text } = FAULTS[failure.code] ?? explainAuthFailure(failure);
  return toFault(field === "password" ? chosen : undefined, text);
}

const toFault = (field: string | undefined, text: string) =>
  field === undefined ? { text } : { field, text };

const WRONG = "This is not your password. Nothing was changed.";
const SESSION_OVER = { text: "Your session has ended. Log in again, and come back here." };
const UNREACHED = {
  text: "We can’t reach the server, so we don’t know whether it was done. Check your connection, then send this once more.",
};

const FAULTS: Readonly<Record<string, Fault<string>>> = {
  "auth/network-request-failed": UNREACHED,
  unavailable: UNREACHED,
  "auth/user-token-expired": SESSION_OVER,
  "auth/user-disabled": SESSION_OVER,
  unauthenticated: SESSION_OVER,
  "deletion-unfinished": {
    text: "The deletion of your account has begun and is not finished. Ask for it once more: that ends every log-in.",
  },
  "too-many-requests": explainAuthFailure({ success: false, error: "", code: "auth/too-many-requests" }),
};
