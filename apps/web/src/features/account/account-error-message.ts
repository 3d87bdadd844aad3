import type { AuthFailure } from "@farwork/data";

import { EMAIL_IN_USE, type Fault } from "./form-schemas.ts";

const NO_MATCH = { field: "password", text: "Wrong email or password." } as const;
const WEAK = { field: "password", text: "This password is too easy to guess. Choose a longer one." } as const;
const USED_UP = {
  text: "This link has expired or was already used. Request a new one.",
} as const;

const AUTH_FAULTS: Readonly<Record<string, Fault<"email" | "password">>> = {
  "auth/invalid-credential": NO_MATCH,
  // Any other text would reveal that the account exists.
  "auth/user-disabled": NO_MATCH,
  "auth/email-already-in-use": { field: "email", text: EMAIL_IN_USE },
  "auth/invalid-email": { field: "email", text: "Enter a valid email address." },
  "auth/weak-password": WEAK,
  "auth/password-does-not-meet-requirements": WEAK,
  "auth/too-many-requests": { text: "Too many attempts. Wait a few minutes, then try again." },
  "auth/network-request-failed": {
    text: "We can’t reach the server. Check your connection, then try again.",
  },
  "auth/operation-not-allowed": { text: "New accounts can’t be created right now." },
  "auth/admin-restricted-operation": { text: "New accounts can’t be created right now." },
  "auth/expired-action-code": USED_UP,
  "auth/invalid-action-code": USED_UP,
};

/** The message for a sign-in failure, and the form field it belongs to. */
export function messageForAuthError({ code }: AuthFailure): Fault<"email" | "password"> {
  return AUTH_FAULTS[code] ?? { text: "Something went wrong on our side. Please try again." };
}

/**
 * The message for a failure while logged in. `fields` names the form's fields for the current and the new password,
 * since the page has other forms.
 */
export function messageForAccountError(
  failure: AuthFailure,
  { current, chosen }: { readonly current?: string; readonly chosen?: string } = {},
): Fault<string> {
  if (failure.code === "auth/wrong-password") return toFault(current, WRONG);
  const { field, text } = ACCOUNT_FAULTS[failure.code] ?? messageForAuthError(failure);
  return toFault(field === "password" ? chosen : undefined, text);
}

const toFault = (field: string | undefined, text: string) =>
  field === undefined ? { text } : { field, text };

const WRONG = "Wrong password. Nothing was changed.";
export const SESSION_OVER = { text: "Your session has ended. Log in again to continue." };
const UNREACHED = {
  text: "We can’t reach the server, so we don’t know whether that worked. Check your connection, then try again.",
};

const ACCOUNT_FAULTS: Readonly<Record<string, Fault<string>>> = {
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
