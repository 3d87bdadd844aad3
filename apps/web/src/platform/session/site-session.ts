import type { Store } from "../../ui/store.ts";
import { browserDataAtom } from "../backend/browser-data.ts";
import { forgetOfflineCopies } from "../storage/offline-copies.ts";
import { noteSession, sessionAtom } from "./session-atoms.ts";
import { withSessionLock } from "./session-lock.ts";
import { readSessionRecord, writeSessionRecord } from "./session-record.ts";

// The browser learns who is signed in from the identity service, the site's server from a cookie. This file keeps the
// cookie in step.

/** `refused`: the account may no longer sign in, or its password was changed after this sign-in. */
export type SiteSession = "open" | "refused" | "unreachable";

/** Sets a new cookie for the signed-in user. Signs a refused user out here as well. */
export async function openSiteSession(store: Store): Promise<SiteSession> {
  return withSessionLock(() => renewCookie(store));
}

/**
 * Like `openSiteSession`, for callers that hold the session lock. With `againMs`, a refusal is checked once more after
 * that delay.
 */
export async function renewCookie(store: Store, againMs?: number): Promise<SiteSession> {
  try {
    await followSignIn(store, againMs);
    return "open";
  } catch (error) {
    if (!isRefusal(error)) return "unreachable";
    await (await store.get(browserDataAtom).load()).logOut();
    // The identity service will report the sign-out a moment later. The record stays, so that the log-in can say that
    // the session ended.
    noteSession(store, { status: "signed-out" });
    await forgetOfflineCopies();
    return "refused";
  }
}

/** Like `renewCookie`, but rejects on a refusal instead of signing out. */
export async function followSignIn(store: Store, againMs?: number): Promise<void> {
  const { openSiteSession } = await store.get(browserDataAtom).load();
  await openSiteSession().catch(async (error: unknown) => {
    if (againMs === undefined || !isRefusal(error)) throw error;
    await new Promise((wake) => setTimeout(wake, againMs));
    await openSiteSession();
  });
  const session = store.get(sessionAtom);
  if (session.status !== "signed-in") return;
  const before = readSessionRecord();
  if (before !== undefined && before.uid !== session.account.uid) await forgetOfflineCopies();
  writeSessionRecord({ uid: session.account.uid, openedAt: Date.now() });
}

/**
 * Clears a cookie when nobody is signed in here; returns whether that worked. Keeps the browser's record, so that the
 * log-in can say that the session ended. Does not end the session, because a browser that cannot read its storage for a
 * moment also finds nobody signed in.
 */
export async function closeSiteSession(store: Store): Promise<boolean> {
  try {
    const data = await store.get(browserDataAtom).load();
    await withSessionLock(() => data.closeSiteSession({ only: "cookie" }));
    return true;
  } catch {
    return false;
  }
}

// Checks the code, because importing the class would bring Firebase into every page's first load.
function isRefusal(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "unauthenticated";
}
