import type { UserProfile } from "@farwork/domain/user/user-profile";
import {
  createUserWithEmailAndPassword,
  onIdTokenChanged,
  signInWithEmailAndPassword,
  signOut,
  updateProfile as updateAccount,
  type User,
} from "firebase/auth";

import { attemptAuth, type AuthFailure } from "./auth-failure.ts";
import { ensureStripeCustomer } from "./billing.ts";
import type { Client } from "./client.ts";
import { toDataError } from "./data-error.ts";
import { openAuth } from "./open-auth.ts";
import { ensureUserDocument, fetchUserData, type NewUser, type UserDataOutcome } from "./user.ts";

/** A signed-in person as the identity service knows them. */
export type Account = NewUser;

export type Session =
  | { readonly status: "signed-out" }
  | { readonly status: "signed-in"; readonly account: Account };

/**
 * `user` is the document as it was read back; `profileError` is there instead when the account is fine but its
 * document could not be made or read.
 */
export type AuthOutcome =
  | {
      readonly success: true;
      readonly account: Account;
      readonly user?: UserProfile;
      readonly profileError?: string;
    }
  | AuthFailure;

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

// The specification, section 9.
const REREAD_AFTER_MS = 1000;

/**
 * Creates the account, sets the display name if one was given, creates the user document and the payment
 * customer, reads the document back (again after 1 s where the customer's id is still missing), and leaves the
 * person signed in. Never rejects. A document that could not be made is no failed sign-up (trying again would
 * meet "e-mail in use"): the outcome carries `profileError`, and the next log-in makes it. Nor is a customer
 * that could not be made: `client.onProblem` is told, and the next log-in makes it.
 *
 * @example
 * const outcome = await signUp(client, { email: "ada@example.com", password: "correct horse", displayName: "Ada" });
 * if (!outcome.success) showError(outcome.error);
 */
export async function signUp(
  client: Client,
  { email, password, displayName }: Credentials & { readonly displayName?: string },
): Promise<AuthOutcome> {
  return attemptAuth(async () => {
    const { user } = await createUserWithEmailAndPassword(openAuth(client), email, password);
    if (displayName) await updateAccount(user, { displayName });
    const account = toAccount(user);
    const outcome = await withUserDocument(client, account, async () => {
      await tryStripeCustomer(client);
      return rereadUntilCustomer(client, account.uid);
    });
    // A new token carries the name, and tells whoever watches the session that the document is there.
    await user.getIdToken(true);
    return outcome;
  });
}

/**
 * Signs in, and makes what an earlier sign-up could not: the user document, the payment customer. Never rejects.
 * An unknown e-mail and a wrong password give the same answer.
 */
export async function logIn(client: Client, { email, password }: Credentials): Promise<AuthOutcome> {
  return attemptAuth(async () => {
    const { user } = await signInWithEmailAndPassword(openAuth(client), email, password);
    const account = toAccount(user);
    return withUserDocument(client, account, async () => {
      const data = await fetchUserData(client, account.uid);
      if (!data.success || data.user.stripeCustomerId !== undefined) return data;
      return (await tryStripeCustomer(client)) ? fetchUserData(client, account.uid) : data;
    });
  });
}

/** Signs out on this device. Never rejects. */
export async function logOut(client: Client): Promise<{ readonly success: true } | AuthFailure> {
  return attemptAuth(async () => {
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

async function withUserDocument(
  client: Client,
  account: Account,
  readBack: () => Promise<UserDataOutcome>,
): Promise<AuthOutcome> {
  try {
    await ensureUserDocument(client, account);
  } catch (error) {
    return { success: true, account, profileError: toDataError(error).message };
  }
  const data = await readBack();
  return data.success
    ? { success: true, account, user: data.user }
    : { success: true, account, profileError: data.error };
}

/** Whether there is a customer now. */
async function tryStripeCustomer(client: Client): Promise<boolean> {
  try {
    await ensureStripeCustomer(client);
    return true;
  } catch (error) {
    client.onProblem("The payment customer could not be made", toDataError(error));
    return false;
  }
}

async function rereadUntilCustomer(client: Client, uid: string): Promise<UserDataOutcome> {
  const data = await fetchUserData(client, uid);
  if (!data.success || data.user.stripeCustomerId !== undefined) return data;
  await new Promise((resolve) => setTimeout(resolve, REREAD_AFTER_MS));
  return fetchUserData(client, uid);
}

function toAccount({ uid, email, displayName }: User): Account {
  return { uid, email: email ?? "", ...(displayName ? { displayName } : {}) };
}
