import { FirebaseError } from "firebase/app";

import { toDataError } from "./to-data-error.ts";

/** `error` is the identity service's message, `code` its code ("auth/email-already-in-use"). */
export interface AuthFailure {
  readonly success: false;
  readonly error: string;
  readonly code: string;
}

export type Done = { readonly success: true };

/** A failure that is told as the identity service tells its own. */
export const toAuthFailure = (code: string): AuthFailure => ({
  success: false,
  error: `Firebase: Error (${code}).`,
  code,
});

/** The identity service's answer where it does not tell an unknown e-mail from a wrong password. */
export const WRONG_CREDENTIALS = toAuthFailure("auth/invalid-credential");

/** What an answer of the functions that asks for a log-in of these minutes is told as. */
export const NEEDS_RECENT_LOG_IN = "auth/requires-recent-login";

/** What an answer that a deletion of the account broke off is told as. */
const DELETION_UNFINISHED = "deletion-unfinished";

/** Has a function do what takes a log-in of these minutes; what it throws becomes an outcome. */
export async function tryWithRecentLogIn(act: () => Promise<unknown>): Promise<Done | AuthFailure> {
  try {
    await act();
    return { success: true };
  } catch (error) {
    const { code, field, message } = toDataError(error);
    // A clock that is minutes off, too, or a page that waited before it tried again.
    if (field === "auth_time") return toAuthFailure(NEEDS_RECENT_LOG_IN);
    return { success: false, error: message, code: field === "account" ? DELETION_UNFINISHED : code };
  }
}

/** Asks the identity service for something; what that throws becomes an outcome. */
export async function tryAuth<Outcome>(ask: () => Promise<Outcome>): Promise<Outcome | AuthFailure> {
  try {
    return await ask();
  } catch (error) {
    return error instanceof FirebaseError
      ? { success: false, error: error.message, code: error.code }
      : { success: false, error: toDataError(error).message, code: "internal" };
  }
}

/** The same of what answers nothing. */
export async function tryDoing(act: () => Promise<unknown>): Promise<Done | AuthFailure> {
  return tryAuth<Done>(async () => {
    await act();
    return { success: true };
  });
}
