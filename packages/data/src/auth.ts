import {
  createUserWithEmailAndPassword,
  onIdTokenChanged,
  signInWithEmailAndPassword,
  signOut,
  updateProfile as updateAccount,
} from "firebase/auth";

import { type Account, toAccount } from "./account.ts";
import { attempt } from "./attempt.ts";
import { type AuthFailure, tryAuth, tryDoing, WRONG_CREDENTIALS } from "./auth-failure.ts";
import type { Client } from "./client.ts";
import { sendEmailConfirmation } from "./email-confirmation.ts";
import { openAuth } from "./open-auth.ts";
import { type SettledAccount, provisionKnownAccount, provisionNewAccount } from "./provision-account.ts";

/** The outcome of a sign-up or log-in. */
export type AuthOutcome = SettledAccount | AuthFailure;

/** Who is signed in on this device, according to the identity service. */
export type Session =
  | { readonly status: "signed-out" }
  | { readonly status: "signed-in"; readonly account: Account };

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/**
 * Signs up and in: creates the account, sets the display name if given, creates the user document and the payment
 * customer, sends the confirmation mail, and reads the document back (again after 1 s if the customer's id is still
 * missing). Never rejects. Once the account exists the sign-up counts as successful, since trying again would fail with
 * "e-mail in use": a document that could not be created is reported as the outcome's `profileError`. Failures to set
 * the name, send the mail or create the customer go to `client.onProblem`; the next log-in creates the document and the
 * customer.
 *
 * @example
 * const outcome = await signUp(client, { email: "ada@example.com", password: "correct horse", displayName: "Ada" });
 * if (!outcome.success) showError(outcome.error);
 */
export async function signUp(
  client: Client,
  { email, password, displayName }: Credentials & { readonly displayName?: string },
): Promise<AuthOutcome> {
  const created = await tryAuth(async () => {
    const { user } = await createUserWithEmailAndPassword(openAuth(client), email, password);
    return { success: true as const, user };
  });
  if (!created.success) return created;
  const { user } = created;
  const name = displayName ? { displayName } : {};
  if (displayName) await attempt(client, "The name could not be set", () => updateAccount(user, name));
  const [settled] = await Promise.all([
    provisionNewAccount(client, { ...toAccount(user), ...name }),
    attempt(client, "The confirmation mail could not be sent", () => sendEmailConfirmation(client)),
  ]);
  // A new token carries the name, and tells session watchers that the document exists.
  await attempt(client, "The token could not be renewed", () => user.getIdToken(true));
  return settled;
}

/**
 * Logs in, and creates what an earlier sign-up could not: the user document and the payment customer. Never rejects. An
 * unknown e-mail, a wrong password and a disabled account give the same answer.
 *
 * @example
 * const outcome = await logIn(client, { email: "ada@example.com", password: "correct horse" });
 * if (!outcome.success) showError(outcome.code); // "auth/invalid-credential"
 */
export async function logIn(client: Client, { email, password }: Credentials): Promise<AuthOutcome> {
  const known = await tryAuth(async () => {
    const { user } = await signInWithEmailAndPassword(openAuth(client), email, password);
    return { success: true as const, account: toAccount(user) };
  });
  if (known.success) return provisionKnownAccount(client, known.account);
  return REFUSED_LOG_INS.has(known.code) ? WRONG_CREDENTIALS : known;
}

/**
 * Signs out on this device. Never rejects.
 *
 * @example if (!(await logOut(client)).success) showError("You are still logged in.");
 */
export async function logOut(client: Client): Promise<{ readonly success: true } | AuthFailure> {
  return tryDoing(() => signOut(openAuth(client)));
}

/**
 * Calls the listener with the session: once it is known, on every change, and whenever the account's token is renewed
 * (about hourly, and at the end of a sign-up). Returns a function that stops it.
 *
 * @example const stop = watchSession(client, (session) => setSession(session));
 */
export function watchSession(client: Client, listener: (session: Session) => void): () => void {
  return onIdTokenChanged(openAuth(client), (user) =>
    listener(user ? { status: "signed-in", account: toAccount(user) } : { status: "signed-out" }),
  );
}

// Without e-mail enumeration protection, the identity service distinguishes an unknown e-mail from a wrong password,
// and it always names a disabled account before checking the password. Strangers could thus find out who has an
// account, so all of these become the protected answer.
const REFUSED_LOG_INS: ReadonlySet<string> = new Set([
  "auth/user-not-found",
  "auth/wrong-password",
  "auth/user-disabled",
  "auth/invalid-credential",
]);
