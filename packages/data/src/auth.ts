import { FirebaseError } from "firebase/app";
import {
  browserLocalPersistence,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
  signInWithEmailAndPassword,
  signOut,
  updateProfile,
  type User,
} from "firebase/auth";

import { type Client, openOncePerApp } from "./client.ts";
import { toDataError } from "./data-error.ts";
import { ensureUserDocument, type NewUser } from "./user.ts";

/** A signed-in person as the identity service knows them. */
export type Account = NewUser;

export type Session =
  | { readonly status: "signed-out" }
  | { readonly status: "signed-in"; readonly account: Account };

/** `error` is the identity service's message, `code` its code ("auth/email-already-in-use"). */
export interface AuthFailure {
  readonly success: false;
  readonly error: string;
  readonly code: string;
}

/** `profileError` is there when the account is fine but its user document could not be made. */
export type AuthOutcome =
  | { readonly success: true; readonly account: Account; readonly profileError?: string }
  | AuthFailure;

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/**
 * Creates the account, sets the display name if one was given, creates the user document, and leaves the
 * person signed in. Never rejects. A user document that could not be made is no failed sign-up (trying again
 * would meet "e-mail in use"): the outcome carries `profileError`, and the next log-in makes it.
 *
 * @example
 * const outcome = await signUp(client, { email: "ada@example.com", password: "correct horse", displayName: "Ada" });
 * if (!outcome.success) showError(outcome.error);
 */
export async function signUp(
  client: Client,
  { email, password, displayName }: Credentials & { readonly displayName?: string },
): Promise<AuthOutcome> {
  return attempt(async () => {
    const { user } = await createUserWithEmailAndPassword(openAuth(client), email, password);
    if (displayName) await updateProfile(user, { displayName });
    const outcome = await withUserDocument(client, user);
    // A new token carries the name, and tells whoever watches the session that the document is there.
    await user.getIdToken(true);
    return outcome;
  });
}

/** Signs in, and makes the user document if an earlier sign-up could not. Never rejects. */
export async function logIn(client: Client, { email, password }: Credentials): Promise<AuthOutcome> {
  return attempt(async () => {
    const { user } = await signInWithEmailAndPassword(openAuth(client), email, password);
    return withUserDocument(client, user);
  });
}

/** Signs out on this device. Never rejects. */
export async function logOut(client: Client): Promise<{ readonly success: true } | AuthFailure> {
  return attempt(async () => {
    await signOut(openAuth(client));
    return { success: true };
  });
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

const openAuth = openOncePerApp(({ app, emulators }: Client) => {
  // Not getAuth: it brings the pop-up sign-in methods, which the product does not use, into every page.
  const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
  if (emulators.auth !== undefined) {
    connectAuthEmulator(auth, `http://${emulators.auth}`, { disableWarnings: true });
  }
  return auth;
});

async function attempt<Outcome>(act: () => Promise<Outcome>): Promise<Outcome | AuthFailure> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof FirebaseError) return { success: false, error: error.message, code: error.code };
    return { success: false, error: toDataError(error).message, code: "internal" };
  }
}

async function withUserDocument(client: Client, user: User): Promise<AuthOutcome> {
  const account = toAccount(user);
  try {
    await ensureUserDocument(client, account);
    return { success: true, account };
  } catch (error) {
    return { success: true, account, profileError: toDataError(error).message };
  }
}

function toAccount({ uid, email, displayName }: User): Account {
  return { uid, email: email ?? "", ...(displayName ? { displayName } : {}) };
}
