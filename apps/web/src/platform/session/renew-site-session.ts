import type { Store } from "../../ui/store.ts";
import { showToast } from "../../ui/toast-atoms.ts";
import { isSigningInAtom, sessionAtom } from "./session-atoms.ts";
import { withSessionLock } from "./session-lock.ts";
import { readSessionRecord } from "./session-record.ts";
import { renewCookie } from "./site-session.ts";

/** How late an active browser notices that its sign-in was ended elsewhere. */
const RENEW_MS = 5 * 60 * 1000;
/**
 * A tab that slept may still hold a sign-in that another tab has replaced: Firebase Auth polls for changes of other
 * tabs every 800 ms.
 */
const RECHECK_AFTER_MS = 2500;

/**
 * Renews the cookie while the site is in use, when it is over five minutes old or another user's. This marks the
 * sign-in as active, and notices if it has ended. `after-refusal` checks at once, unless that was done since.
 */
export async function renewSiteSession(store: Store, occasion?: "after-refusal") {
  const before = readSessionRecord();
  const oldest = Date.now() - (occasion === "after-refusal" ? 0 : RENEW_MS);
  if (!isRenewalDue(store, oldest)) return;
  await withSessionLock(async () => {
    // The user may have logged out in another tab, which this one has not noticed yet.
    const isOver = before !== undefined && readSessionRecord() === undefined;
    if (isOver || !isRenewalDue(store, oldest)) return;
    // A private page redirects to the log-in, which says so too; other pages barely change.
    if ((await renewCookie(store, RECHECK_AFTER_MS)) === "refused")
      showToast(store, { text: "You’ve been logged out: your session in this browser has ended." });
  });
}

function isRenewalDue(store: Store, oldest: number): boolean {
  const session = store.get(sessionAtom);
  if (session.status !== "signed-in" || store.get(isSigningInAtom)) return false;
  const record = readSessionRecord();
  // The user is logging out on another page, so the cookie must not be renewed.
  if (record?.isEnding) return false;
  return record?.uid !== session.account.uid || record.openedAt <= oldest;
}
