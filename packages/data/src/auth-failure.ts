import { FirebaseError } from "firebase/app";

import type { AuthCode } from "./auth-codes.ts";
import type { DataErrorCode } from "./data-error.ts";
import { toDataError } from "./to-data-error.ts";

/**
 * `error` is the identity service's message, `code` its code ("auth/email-already-in-use"), which may be one that this
 * version does not know.
 */
export interface AuthFailure {
  readonly success: false;
  readonly error: string;
  readonly code: AuthCode | DataErrorCode | (string & Record<never, never>);
}

export type Done = { readonly success: true };

/** A failure in the identity service's format. */
export const toAuthFailure = (code: AuthCode): AuthFailure => ({
  success: false,
  error: `Firebase: Error (${code}).`,
  code,
});

/** The identity service's answer when it does not distinguish an unknown e-mail from a wrong password. */
export const WRONG_CREDENTIALS = toAuthFailure("auth/invalid-credential");

/** The code for a function's answer that asks for a recent log-in. */
export const NEEDS_RECENT_LOG_IN: AuthCode = "auth/requires-recent-login";

/** The code for an answer that a deletion of the account was interrupted. */
const DELETION_UNFINISHED: AuthCode = "deletion-unfinished";

/** Calls a function that needs a recent log-in; errors become an outcome. */
export async function tryWithRecentLogIn(act: () => Promise<unknown>): Promise<Done | AuthFailure> {
  try {
    await act();
    return { success: true };
  } catch (error) {
    const { code, field, message } = toDataError(error);
    // Also when the device's clock is off by minutes, or a page waited before it retried.
    if (field === "auth_time") return toAuthFailure(NEEDS_RECENT_LOG_IN);
    return { success: false, error: message, code: field === "account" ? DELETION_UNFINISHED : code };
  }
}

/** Calls the identity service; errors become an outcome. */
export async function tryAuth<Outcome>(ask: () => Promise<Outcome>): Promise<Outcome | AuthFailure> {
  try {
    return await ask();
  } catch (error) {
    return error instanceof FirebaseError
      ? { success: false, error: error.message, code: error.code }
      : { success: false, error: toDataError(error).message, code: "internal" };
  }
}

/** Like `tryAuth`, without a result. */
export async function tryDoing(act: () => Promise<unknown>): Promise<Done | AuthFailure> {
  return tryAuth<Done>(async () => {
    await act();
    return { success: true };
  });
}
