import { FirebaseError } from "firebase/app";

import { toDataError } from "./data-error.ts";

/** `error` is the identity service's message, `code` its code ("auth/email-already-in-use"). */
export interface AuthFailure {
  readonly success: false;
  readonly error: string;
  readonly code: string;
}

/** Does something at the identity service; what that throws becomes an outcome. */
export async function attemptAuth<Outcome>(act: () => Promise<Outcome>): Promise<Outcome | AuthFailure> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof FirebaseError)) {
      return { success: false, error: toDataError(error).message, code: "internal" };
    }
    return TELLS_WHO_IS_KNOWN.has(error.code)
      ? WRONG_CREDENTIALS
      : { success: false, error: error.message, code: error.code };
  }
}

// Projects without the identity service's e-mail enumeration protection answer an unknown e-mail and a wrong
// password differently, and so tell strangers who has an account here. Both become the protected projects' answer.
const TELLS_WHO_IS_KNOWN: ReadonlySet<string> = new Set([
  "auth/user-not-found",
  "auth/wrong-password",
  "auth/invalid-credential",
  "auth/invalid-login-credentials",
]);
const WRONG_CREDENTIALS: AuthFailure = {
  success: false,
  error: "Firebase: Error (auth/invalid-credential).",
  code: "auth/invalid-credential",
};
