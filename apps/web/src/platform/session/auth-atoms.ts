import type { AuthFailure, AuthOutcome, Credentials } from "@farwork/data";

import type { Store } from "../../ui/store.ts";
import { type BrowserData, browserDataAtom, type Done } from "../backend/browser-data.ts";
import { deviceStorage, tabStorage } from "../storage/browser-storage.ts";
import { forgetOfflineCopies } from "../storage/offline-copies.ts";
import { INTENTS_ITEM, REQUESTED_LINK_ITEM } from "../storage/storage-keys.ts";
import { isSigningInAtom, providedAtom } from "./session-atoms.ts";
import { withSessionLock } from "./session-lock.ts";
import { forgetSessionRecord, markSessionEnding, readSessionRecord } from "./session-record.ts";
import { renewCookie, type SiteSession } from "./site-session.ts";

/** Why the last sign-up or log-in failed, as the identity service's message. Forms show their own text. */
export const authErrorAtom = providedAtom<string | undefined>(undefined);

/** Why the user's document could not be read, ready to show. */
export const profileErrorAtom = providedAtom<string | undefined>(undefined);

/** Whether this tab is on its way to the front page after a log-out. */
export const isLoggingOutAtom = providedAtom(false);

/** Whether a log-out has been tried on this page: if it failed, only the user tries again here. */
const hasTriedLogOutAtom = providedAtom(false);

type NewAccount = Credentials & { readonly displayName?: string };

/** Signs up and in. Never rejects. */
export async function signUp(store: Store, account: NewAccount): Promise<AuthOutcome> {
  return authenticate(store, (data) => data.signUp(account));
}

/** Logs in. Never rejects. */
export async function logIn(store: Store, credentials: Credentials): Promise<AuthOutcome> {
  return authenticate(store, (data) => data.logIn(credentials));
}

/** Runs a sign-up or log-in. Never rejects. */
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
 * Logs out. Clears the site's cookie first, because with it private pages would still be served. If that fails the user
 * stays logged in, as the outcome says, and the next page tries again. Never rejects.
 */
export async function logOut(store: Store): Promise<Done> {
  store.set(isLoggingOutAtom, true);
  store.set(hasTriedLogOutAtom, true);
  markSessionEnding();
  const outcome = await store
    .get(browserDataAtom)
    .load()
    .then((data) => withSessionLock(() => closeBoth(data)))
    .catch(toFailure);
  if (!outcome.success) store.set(isLoggingOutAtom, false);
  return outcome;
}

/** Finishes a log-out that failed on an earlier page, or that the user navigated away from. Never rejects. */
export async function finishLogOut(store: Store): Promise<void> {
  if (store.get(isLoggingOutAtom) || store.get(hasTriedLogOutAtom)) return;
  if (readSessionRecord()?.isEnding !== true) return;
  await logOut(store);
  store.set(isLoggingOutAtom, false);
}

/** Sends a password-reset e-mail. Never rejects, and never reveals whether the account exists. */
export async function sendPasswordReset(store: Store, email: string): Promise<Done> {
  return store
    .get(browserDataAtom)
    .load()
    .then((data) => data.sendPasswordReset(email), toUnreachable);
}

/** Whose password a mailed code resets. Never rejects. */
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
 * Changes the user's password, which ends all their other sign-ins, and renews this browser's cookie; the outcome says
 * how that went. Never rejects.
 */
export async function changePassword(store: Store, change: { current: string; password: string }) {
  return withPassword(store, (data) => data.changePassword(change));
}

/**
 * Ends sign-ins of the user: one by its id, or all but this browser's. Without a password, fails with
 * "auth/requires-recent-login" if they logged in a while ago. Never rejects.
 */
export async function endSignIns(store: Store, asked: { which: string; password?: string }): Promise<Done> {
  return asked.password === undefined
    ? store
        .get(browserDataAtom)
        .load()
        .then((data) => data.endSignIns(asked), toUnreachable)
    : withPassword(store, (data) => data.endSignIns(asked));
}

/** The outcome of an action with a confirmed password, and whether the cookie was renewed. */
type Confirmed = AuthFailure | { readonly success: true; readonly site: SiteSession };

/**
 * Confirming the password replaces this browser's sign-in, so the cookie is renewed under the same lock: another tab
 * renewing it in between would be refused and log the browser out.
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
 * Whether the password was confirmed, which replaced the sign-in, before the action failed. After a lost response the
 * action can be retried, unless the ended sign-in is noticed first.
 */
export const isConfirmed = ({ code }: AuthFailure) => !UNCONFIRMED.has(code);

const UNCONFIRMED: ReadonlySet<string> = new Set(["auth/wrong-password", "auth/network-request-failed"]);

/** Reads the user's document again; failures go to the profile error. */
export async function fetchUserData(store: Store, uid: string): Promise<boolean> {
  const outcome = await store
    .get(browserDataAtom)
    .load()
    .then((data) => data.fetchUserData(uid), toUnreachable);
  store.set(profileErrorAtom, outcome.success ? undefined : outcome.error);
  return outcome.success;
}

async function closeBoth(data: BrowserData): Promise<Done> {
  // The previous holder of the lock may have renewed the record.
  markSessionEnding();
  await data.closeSiteSession();
  const outcome = await data.logOut();
  if (outcome.success) {
    tabStorage.clear();
    forgetSessionRecord();
    for (const item of [REQUESTED_LINK_ITEM, INTENTS_ITEM]) deviceStorage.remove(item);
    await forgetOfflineCopies();
  }
  return outcome;
}

const UNREACHABLE = "We can’t reach the server. Check your connection and try again.";

/** The failure for when the auth code did not load. */
export function toUnreachable(): AuthFailure {
  return { success: false, error: UNREACHABLE, code: "auth/network-request-failed" };
}

function toFailure(error: unknown): AuthFailure {
  return { ...toUnreachable(), ...(error instanceof Error && { error: error.message }) };
}
