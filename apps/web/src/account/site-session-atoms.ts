import { atom } from "jotai";

import { browserDataAtom } from "../data/browser-data.ts";
import { forgetOfflineCopies } from "../offline/forget-offline-copies.ts";
import { isEnteringAtom, noteSessionAtom, sessionAtom } from "./session-atoms.ts";
import { forgetSessionRecord, readSessionRecord, writeSessionRecord } from "./session-record.ts";
import { inSessionTurn } from "./session-turn.ts";

// The browser knows who is signed in from the identity service, the site's server from a cookie. Here the second is
// kept after the first.

/** `refused`: the account may not sign in any more, or not with a sign-in from before its password was changed. */
export type SiteSession = "open" | "refused" | "unreachable";

/** How late a browser in use learns that its sign-in was ended elsewhere. */
const RENEW_MS = 5 * 60 * 1000;
/**
 * A tab that slept may still have a sign-in that a password in another tab has made anew: the identity service's code looks
 * every 800 ms for what other tabs did.
 */
const HEARD_MS = 2500;

/** Has the site set a new cookie for the person signed in. A refused person is signed out here as well. */
export const openSiteSessionAtom = atom(null, async (_get, set): Promise<SiteSession> =>
  inSessionTurn(() => set(renewCookieAtom)),
);

/** The same for whoever has the turn at the session. Before a refusal is believed it is asked once more, after `againMs`. */
export const renewCookieAtom = atom(null, async (get, set, againMs?: number): Promise<SiteSession> => {
  const { load } = get(browserDataAtom);
  try {
    const { openSiteSession } = await load();
    await openSiteSession().catch(async (error: unknown) => {
      if (againMs === undefined || !isRefusal(error)) throw error;
      await new Promise((wake) => setTimeout(wake, againMs));
      await openSiteSession();
    });
    const session = get(sessionAtom);
    if (session.status === "signed-in") {
      const before = readSessionRecord();
      if (before !== undefined && before.uid !== session.account.uid) await forgetOfflineCopies();
      writeSessionRecord({ uid: session.account.uid, openedAt: Date.now() });
    }
    return "open";
  } catch (error) {
    if (!isRefusal(error)) return "unreachable";
    await (await load()).logOut();
    // The identity service says so too, but a moment later.
    set(noteSessionAtom, { status: "signed-out" });
    forgetSessionRecord();
    await forgetOfflineCopies();
    return "refused";
  }
});

/**
 * Renews the cookie while the product is used: when it is over five minutes old, or somebody else's. By that the sign-in
 * counts as used, and its end is noticed.
 */
export const keepSiteSessionAtom = atom(null, async (get, set) => {
  const before = readSessionRecord();
  if (!get(isRenewalDueAtom)()) return;
  await inSessionTurn(async () => {
    // Who logged out in another tab meanwhile may still be signed in for this one.
    const isOver = before !== undefined && readSessionRecord() === undefined;
    if (!isOver && get(isRenewalDueAtom)()) await set(renewCookieAtom, HEARD_MS);
  });
});

const isRenewalDueAtom = atom((get) => {
  const session = get(sessionAtom);
  const isEntering = get(isEnteringAtom);
  return (): boolean => {
    if (session.status !== "signed-in" || isEntering) return false;
    const record = readSessionRecord();
    return record?.uid !== session.account.uid || Date.now() - record.openedAt >= RENEW_MS;
  };
});

/**
 * Has the site clear a cookie that nobody signed in here belongs to; gives whether that worked. The browser's own
 * record stays, by which the log-in knows that a session has ended, and says so. The session itself goes on: a browser
 * that cannot read its storage for a moment finds nobody either.
 */
export const closeSiteSessionAtom = atom(null, async (get): Promise<boolean> => {
  try {
    const data = await get(browserDataAtom).load();
    await inSessionTurn(() => data.closeSiteSession({ only: "cookie" }));
    return true;
  } catch {
    return false;
  }
});

// By its code, not its class: naming the class would bring Firebase into every page's first load.
function isRefusal(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "unauthenticated";
}
