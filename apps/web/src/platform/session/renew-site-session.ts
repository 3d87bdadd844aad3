import type { Store } from "../../ui/store.ts";
import { showToast } from "../../ui/toast-atoms.ts";
import { isSigningInAtom, sessionAtom } from "./session-atoms.ts";
import { withSessionLock } from "./session-lock.ts";
import { readSessionRecord } from "./session-record.ts";
import { renewCookie } from "./site-session.ts";

/** How late a browser in use learns that its sign-in was ended elsewhere. */
const RENEW_MS = 5 * 60 * 1000;
/**
 * A tab that slept may still have a sign-in that a password in another tab has made anew: the identity service's code
 * looks every 800 ms for what other tabs did.
 */
const HEARD_MS = 2500;

/**
 * Renews the cookie while the product is used: when it is over five minutes old, or somebody else's. By that the sign-in
 * counts as used, and its end is noticed. `after-refusal`: something was refused, so it is asked whether the
 * sign-in goes on, unless that was answered since.
 */
export async function renewSiteSession(store: Store, occasion?: "after-refusal") {
  const before = readSessionRecord();
  const oldest = Date.now() - (occasion === "after-refusal" ? 0 : RENEW_MS);
  if (!isRenewalDue(store, oldest)) return;
  await withSessionLock(async () => {
    // Who logged out in another tab meanwhile may still be signed in for this one.
    const isOver = before !== undefined && readSessionRecord() === undefined;
    if (isOver || !isRenewalDue(store, oldest)) return;
    // A private page leads to the log-in, which says so too; on any other, little changes.
    if ((await renewCookie(store, HEARD_MS)) === "refused")
      showToast(store, { text: "You’ve been logged out: your session in this browser has ended." });
  });
}

function isRenewalDue(store: Store, oldest: number): boolean {
  const session = store.get(sessionAtom);
  if (session.status !== "signed-in" || store.get(isSigningInAtom)) return false;
  const record = readSessionRecord();
  // Its person left another page while it logged them out: it must not be opened anew.
  if (record?.isEnding) return false;
  return record?.uid !== session.account.uid || record.openedAt <= oldest;
}
