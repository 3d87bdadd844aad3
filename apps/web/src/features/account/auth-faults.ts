import type { AuthFailure } from "@farwork/data";

/** What is wrong with one field of an account form, or, without a field, with all of it. Said to people. */
export type Fault<Field extends string> = { readonly field?: Field; readonly text: string };

/** What a failure of the identity service means to the person at an account form. */
export function explainAuthFailure({ code }: AuthFailure): Fault<"email" | "password"> {
  return FAULTS[code] ?? { text: "Something went wrong on our side. Please try again." };
}

/** Said beside a link to the log-in. */
export const EMAIL_IN_USE = "There is an account with this e-mail already.";
const NO_MATCH = { field: "password", text: "Wrong email or password." } as const;
const WEAK = { field: "password", text: "This password is too easy to guess. Choose a longer one." } as const;
const USED_UP = {
  text: "This link has been used, or is too old. Ask for a new one.",
} as const;

const FAULTS: Readonly<Record<string, Fault<"email" | "password">>> = {
  "auth/invalid-credential": NO_MATCH,
  // Said in other words, a stranger would learn that there is such an account.
  "auth/user-disabled": NO_MATCH,
  "auth/email-already-in-use": { field: "email", text: EMAIL_IN_USE },
  "auth/invalid-email": { field: "email", text: "This doesn’t look like an e-mail address." },
  "auth/weak-password": WEAK,
  "auth/password-does-not-meet-requirements": WEAK,
  "auth/too-many-requests": { text: "That was a few tries too many. Wait some minutes, then try again." },
  "auth/network-request-failed": {
    text: "We can’t reach the server. Check your connection, then try again.",
  },
  "auth/operation-not-allowed": { text: "New accounts can’t be made just now." },
  "auth/admin-restricted-operation": { text: "New accounts can’t be made just now." },
  "auth/expired-action-code": USED_UP,
  "auth/invalid-action-code": USED_UP,
};
