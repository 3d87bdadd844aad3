import type { Store } from "../../ui/store.ts";
import { browserDataAtom } from "../backend/browser-data.ts";
import { forgetOfflineCopies } from "../storage/offline-copies.ts";
import { noteSession, sessionAtom } from "./session-atoms.ts";
import { withSessionLock } from "./session-lock.ts";
import { readSessionRecord, writeSessionRecord } from "./session-record.ts";

// The browser knows who is signed in from the identity service, the site's server from a cookie. Here the second is
// kept after the first.

/** `refused`: the account may not sign in any more, or not with a sign-in from before its password was changed. */
export type SiteSession = "open" | "refused" | "unreachable";

/** Has the site set a new cookie for the person signed in. A refused person is signed out here as well. */
export async function openSiteSession(store: Store): Promise<SiteSession> {
  return withSessionLock(() => renewCookie(store));
}

/**
 * The same for whoever holds the session's lock. Before a refusal is believed it is asked once more, after
 * `againMs`.
 */
export async function renewCookie(store: Store, againMs?: number): Promise<SiteSession> {
  try {
    await followSignIn(store, againMs);
    return "open";
  } catch (error) {
    if (!isRefusal(error)) return "unreachable";
    await (await store.get(browserDataAtom).load()).logOut();
    // The identity service says so too, but a moment later. The record stays: by it the log-in knows, and says so.
    noteSession(store, { status: "signed-out" });
    await forgetOfflineCopies();
    return "refused";
  }
}

/** The same, where a refusal ends nothing: it rejects with what the site answers. */
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
 * Has the site clear a cookie that nobody signed in here belongs to; gives whether that worked. The browser's own
 * record stays, by which the log-in knows that a session has ended, and says so. The session itself goes on: a browser
 * that cannot read its storage for a moment finds nobody either.
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

// By its code, not its class: naming the class would bring Firebase into every page's first load.
function isRefusal(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "unauthenticated";
}
