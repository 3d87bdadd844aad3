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

/** How a sign-up or a log-in ended. */
export type AuthOutcome = SettledAccount | AuthFailure;

/** Who is signed in on this device, as the identity service says. */
export type Session =
  | { readonly status: "signed-out" }
  | { readonly status: "signed-in"; readonly account: Account };

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/**
 * Creates the account, sets the display name if one was given, creates the user document and the payment
 * customer, has the mail sent by which the address is confirmed, reads the document back (again after 1 s where the
 * customer's id is still missing), and leaves the person signed in. Never rejects. Once there is an account, nothing
 * makes this a failed sign-up (trying again would meet "e-mail in use"): a document that could not be made is the
 * outcome's `profileError`. A name that could not be set, a mail that could not be sent and a customer that could not be
 * made are told to `client.onProblem`; the next log-in makes document and customer.
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
  // A new token carries the name, and tells whoever watches the session that the document is there.
  await attempt(client, "The token could not be renewed", () => user.getIdToken(true));
  return settled;
}

/**
 * Signs in, and makes what an earlier sign-up could not: the user document, the payment customer. Never rejects.
 * An e-mail nobody signed up with, a wrong password and a disabled account give the same answer.
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
 * Tells the listener who is signed in: once when that is known, then at every change, and again whenever the
 * account's token is renewed (about hourly, and at the end of a sign-up). Returns the way to stop.
 *
 * @example const stop = watchSession(client, (session) => setSession(session));
 */
export function watchSession(client: Client, listener: (session: Session) => void): () => void {
  return onIdTokenChanged(openAuth(client), (user) =>
    listener(user ? { status: "signed-in", account: toAccount(user) } : { status: "signed-out" }),
  );
}

// Projects without the identity service's e-mail enumeration protection answer an unknown e-mail and a wrong
// password differently, and all of them name a disabled account before they look at the password: strangers could
// ask who has an account here. All become the protected projects' answer.
const REFUSED_LOG_INS: ReadonlySet<string> = new Set([
  "auth/user-not-found",
  "auth/wrong-password",
  "auth/user-disabled",
  "auth/invalid-credential",
]);
