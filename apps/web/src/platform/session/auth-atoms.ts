import type { AuthFailure, AuthOutcome, Credentials } from "@farwork/data";

import type { Store } from "../../ui/store.ts";
import { type BrowserData, browserDataAtom, type Done } from "../backend/browser-data.ts";
import { tabStorage } from "../storage/browser-storage.ts";
import { forgetOfflineCopies } from "../storage/offline-copies.ts";
import { forgetRequestedLink } from "./requested-link.ts";
import { isSigningInAtom, providedAtom } from "./session-atoms.ts";
import { withSessionLock } from "./session-lock.ts";
import { forgetSessionRecord, markSessionEnding, readSessionRecord } from "./session-record.ts";
import { renewCookie, type SiteSession } from "./site-session.ts";

/** Why the last sign-up or log-in failed, in the identity service's words. Forms say it in people's. */
export const authErrorAtom = providedAtom<string | undefined>(undefined);

/** Why the signed-in person's own document could not be read, fit to show. */
export const profileErrorAtom = providedAtom<string | undefined>(undefined);

/** Whether this tab is leaving for the front page, its person having logged out here. */
export const isLoggingOutAtom = providedAtom(false);

type NewAccount = Credentials & { readonly displayName?: string };

/** Signs up and leaves the person signed in. Never rejects. */
export async function signUp(store: Store, account: NewAccount): Promise<AuthOutcome> {
  return authenticate(store, (data) => data.signUp(account));
}

/** Logs in. Never rejects. */
export async function logIn(store: Store, credentials: Credentials): Promise<AuthOutcome> {
  return authenticate(store, (data) => data.logIn(credentials));
}

/** Does what may leave a person signed in. Never rejects. */
export async function authenticate(store: Store, act: (data: BrowserData) => Promise<AuthOutcome>) {
  store.set(isSigningInAtom, true);
  store.set(authErrorAtom, undefined);
  store.set(profileErrorAtom, undefined);
  const outcome = await store.get(browserDataAtom).load().then(act, toUnreachable);
  if (outcome.success) store.set(profileErrorAtom, outcome.profileError);
  else {
    store.set(authErrorAtom, outcome.error);
    store.set(isSigningInAtom, false);
  }
  return outcome;
}

/**
 * Logs out: the site's cookie first, since without its clearing private pages would still be served. Where that fails
 * they are still logged in, as the outcome says, and the next page tries again. Never rejects.
 */
export async function logOut(store: Store): Promise<Done> {
  store.set(isLoggingOutAtom, true);
  markSessionEnding();
  const outcome = await store
    .get(browserDataAtom)
    .load()
    .then((data) => withSessionLock(() => closeBoth(data)))
    .catch(toFailure);
  if (!outcome.success) store.set(isLoggingOutAtom, false);
  return outcome;
}

/** Logs out whoever asked for it on a page that could not, or that they left too soon. Never rejects. */
export async function finishLogOut(store: Store): Promise<void> {
  if (store.get(isLoggingOutAtom) || readSessionRecord()?.isEnding !== true) return;
  await logOut(store);
  store.set(isLoggingOutAtom, false);
}

/** Has a mail sent that leads to a new password. Never rejects, and never tells whether there is such an account. */
export async function sendPasswordReset(store: Store, email: string): Promise<Done> {
  return store
    .get(browserDataAtom)
    .load()
    .then((data) => data.sendPasswordReset(email), toUnreachable);
}

/** Whose password a mailed code would set. Never rejects. */
export async function checkPasswordResetCode(store: Store, code: string) {
  return store
    .get(browserDataAtom)
    .load()
    .then((data) => data.checkPasswordResetCode(code), toUnreachable);
}

/** Sets a new password with a mailed code. Never rejects. */
export async function setNewPassword(
  store: Store,
  choice: { code: string; password: string },
): Promise<Done> {
  return store
    .get(browserDataAtom)
    .load()
    .then((data) => data.setNewPassword(choice), toUnreachable);
}

/**
 * Gives the person here another password, which ends all their other sign-ins, and has this one's cookie made anew: the
 * outcome has how that went. Never rejects.
 */
export async function changePassword(store: Store, change: { current: string; password: string }) {
  return withPassword(store, (data) => data.changePassword(change));
}

/**
 * Ends sign-ins of the person here: one by its id, or all but this browser's. Without the password that is refused with
 * "auth/requires-recent-login" to whoever logged in a while ago. Never rejects.
 */
export async function endSignIns(store: Store, asked: { which: string; password?: string }): Promise<Done> {
  return asked.password === undefined
    ? store
        .get(browserDataAtom)
        .load()
        .then((data) => data.endSignIns(asked), toUnreachable)
    : withPassword(store, (data) => data.endSignIns(asked));
}

/** What was done with a confirmed password, and whether the cookie has followed. */
type Confirmed = AuthFailure | { readonly success: true; readonly site: SiteSession };

/**
 * Does what the password is asked for, which makes this browser's sign-in a new one, and has the cookie follow it under
 * the same lock: a tab that renewed it in between would be refused, and log this browser out.
 */
async function withPassword(store: Store, act: (data: BrowserData) => Promise<Done>): Promise<Confirmed> {
  const confirm = async (data: BrowserData) => {
    const outcome = await act(data);
    if (!outcome.success && !isConfirmed(outcome)) return outcome;
    const site = await renewCookie(store);
    return outcome.success ? { ...outcome, site } : outcome;
  };
  return store
    .get(browserDataAtom)
    .load()
    .then((data) => withSessionLock(() => confirm(data)), toUnreachable);
}

/**
 * Whether the password made this browser's sign-in a new one before what it was asked for failed. Where an answer was
 * lost it can be asked for again, unless its ended sign-in is found out first.
 */
export const isConfirmed = ({ code }: AuthFailure) => !UNCONFIRMED.has(code);

const UNCONFIRMED: ReadonlySet<string> = new Set(["auth/wrong-password", "auth/network-request-failed"]);

/** Reads the person's document again; what went wrong is the profile error. */
export async function fetchUserData(store: Store, uid: string): Promise<boolean> {
  const outcome = await store
    .get(browserDataAtom)
    .load()
    .then((data) => data.fetchUserData(uid), toUnreachable);
  store.set(profileErrorAtom, outcome.success ? undefined : outcome.error);
  return outcome.success;
}

async function closeBoth(data: BrowserData): Promise<Done> {
  // Whoever had the lock before may have renewed the record.
  markSessionEnding();
  await data.closeSiteSession();
  const outcome = await data.logOut();
  if (outcome.success) {
    tabStorage.clear();
    forgetSessionRecord();
    forgetRequestedLink();
    await forgetOfflineCopies();
  }
  return outcome;
}

const UNREACHABLE = "We can’t reach the server. Check your connection and try again.";

/** The code that talks to the identity service did not arrive. */
export function toUnreachable(): AuthFailure {
  return { success: false, error: UNREACHABLE, code: "auth/network-request-failed" };
}

function toFailure(error: unknown): AuthFailure {
  return { ...toUnreachable(), ...(error instanceof Error && { error: error.message }) };
}
