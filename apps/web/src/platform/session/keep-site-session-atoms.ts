import { atom } from "jotai";

import { showNotice } from "../../ui/passing-notice-atoms.ts";
import type { Store } from "../../ui/store.ts";
import { isEnteringAtom, sessionAtom } from "./session-atoms.ts";
import { readSessionRecord } from "./session-record.ts";
import { inSessionTurn } from "./session-turn.ts";
import { renewCookie } from "./site-session-atoms.ts";

/** How late a browser in use learns that its sign-in was ended elsewhere. */
const RENEW_MS = 5 * 60 * 1000;
/**
 * A tab that slept may still have a sign-in that a password in another tab has made anew: the identity service's code
 * looks every 800 ms for what other tabs did.
 */
const HEARD_MS = 2500;

/**
 * Renews the cookie while the product is used: when it is over five minutes old, or somebody else's. By that the sign-in
 * counts as used, and its end is noticed. `doubted`: something was refused just now, so it is asked whether the sign-in
 * goes on, unless that was answered since.
 */
export async function keepSiteSession(store: Store, occasion?: "doubted") {
  const before = readSessionRecord();
  const oldest = Date.now() - (occasion === "doubted" ? 0 : RENEW_MS);
  if (!store.get(isRenewalDueAtom)(oldest)) return;
  await inSessionTurn(async () => {
    // Who logged out in another tab meanwhile may still be signed in for this one.
    const isOver = before !== undefined && readSessionRecord() === undefined;
    if (isOver || !store.get(isRenewalDueAtom)(oldest)) return;
    // A private page leads to the log-in, which says so too; on any other, little changes.
    if ((await renewCookie(store, HEARD_MS)) === "refused")
      showNotice(store, { text: "You are logged out: your log-in in this browser has ended." });
  });
}

const isRenewalDueAtom = atom((get) => {
  const session = get(sessionAtom);
  const isEntering = get(isEnteringAtom);
  return (oldest: number): boolean => {
    if (session.status !== "signed-in" || isEntering) return false;
    const record = readSessionRecord();
    // Its person left another page while it logged them out: it must not be opened anew.
    if (record?.isEnding) return false;
    return record?.uid !== session.account.uid || record.openedAt <= oldest;
  };
});
