import type { AuthFailure } from "@farwork/data";

import { messageForAuthError, type Fault } from "./form-schemas.ts";

/**
 * What a failure means to a person who is logged in. `fields` names the ones of their form in which the password they
 * have and one that is being chosen stand, since their page has other forms.
 */
export function messageForAccountError(
  failure: AuthFailure,
  { current, chosen }: { readonly current?: string; readonly chosen?: string } = {},
): Fault<string> {
  if (failure.code === "auth/wrong-password") return toFault(current, WRONG);
  const { field, text } = FAULTS[failure.code] ?? messageForAuthError(failure);
  return toFault(field === "password" ? chosen : undefined, text);
}

const toFault = (field: string | undefined, text: string) =>
  field === undefined ? { text } : { field, text };

const WRONG = "Wrong password. Nothing was changed.";
export const SESSION_OVER = { text: "Your session has ended. Log in again to continue." };
const UNREACHED = {
  text: "We can’t reach the server, so we don’t know whether that worked. Check your connection, then try again.",
};

const FAULTS: Readonly<Record<string, Fault<string>>> = {
  "auth/network-request-failed": UNREACHED,
  unavailable: UNREACHED,
  "auth/user-token-expired": SESSION_OVER,
  "auth/user-disabled": SESSION_OVER,
  unauthenticated: SESSION_OVER,
  "deletion-unfinished": {
    text: "Deleting your account isn’t finished yet. Delete it again below to finish: that logs you out everywhere.",
  },
  "too-many-requests": messageForAuthError({ success: false, error: "", code: "auth/too-many-requests" }),
};
