/**
 * The codes of an `AuthFailure` that this package makes or callers are expected to know, with cause and remedy, for
 * `docs/errors.md`; not loaded by browsers.
 */
export const AUTH_CODES = {
  "auth/email-already-in-use": {
    cause: "Somebody has signed up with this email address.",
    remedy: "Offer to log in.",
  },
  "auth/invalid-email": {
    cause: "It is not an email address, or not the one that a sign-in link was sent to.",
    remedy: "Ask for the address again.",
  },
  "auth/invalid-credential": {
    cause:
      "The email address is unknown, the password is wrong, or the account is disabled; which is not told.",
    remedy: "Ask for both again, or offer to reset the password.",
  },
  "auth/wrong-password": {
    cause: "The current password of the person signed in is wrong. Nothing was changed.",
    remedy: "Ask for it again.",
  },
  "auth/weak-password": {
    cause: "The new password is too short or too common.",
    remedy: "Ask for a longer one.",
  },
  "auth/password-does-not-meet-requirements": {
    cause: "The new password does not meet the rules of the Firebase project.",
    remedy: "Ask for a longer one.",
  },
  "auth/requires-recent-login": {
    cause: "The sign-in is too old for something that cannot be undone.",
    remedy: "Ask for the password, then repeat the call with it.",
  },
  "auth/user-token-expired": {
    cause: "Nobody is signed in, or the sign-in was ended.",
    remedy: "Ask the person to log in, then repeat the call.",
  },
  "auth/user-disabled": {
    cause: "The account was disabled while it was signed in.",
    remedy: "Ask the person to log in.",
  },
  "auth/user-not-found": {
    cause: "The account was deleted.",
    remedy: "Ask the person to log in, or to sign up again.",
  },
  "auth/expired-action-code": {
    cause: "The link of a mail has expired.",
    remedy: "Offer to send another.",
  },
  "auth/invalid-action-code": {
    cause: "The link of a mail was used before, replaced by a later one, or is incomplete.",
    remedy: "Offer to send another.",
  },
  "auth/too-many-requests": {
    cause: "Too many attempts from this address or for this account.",
    remedy: "Wait a few minutes before the next.",
  },
  "auth/network-request-failed": {
    cause: "The identity service did not answer; what was asked for may have been done.",
    remedy: "Offer to try again.",
  },
  "auth/operation-not-allowed": {
    cause: "The Firebase project does not allow this way to sign in or up.",
    remedy: "Enable it in Firebase's console.",
  },
  "auth/admin-restricted-operation": {
    cause: "The Firebase project lets nobody sign up.",
    remedy: "Allow it in Firebase's console.",
  },
  "deletion-unfinished": {
    cause: "A deletion of the account began and did not finish (the field `account` below).",
    remedy: "Call `deleteAccount` again: it finishes, and ends every sign-in.",
  },
} as const satisfies Readonly<Record<string, { readonly cause: string; readonly remedy: string }>>;

export type AuthCode = keyof typeof AUTH_CODES;
