import type { Store } from "../../ui/store.ts";
import { claimIntents } from "../storage/stored-intents.ts";
import { sessionAtom } from "./session-atoms.ts";

/**
 * Makes this tab's intents those of `uid`, once the page is visible: of several tabs, only the one that people look at
 * goes on. Returns whether `uid` is still signed in by then.
 */
export async function claimWhenVisible(store: Store, uid: string): Promise<boolean> {
  await whenVisible();
  if (!isSignedInAs(store, uid)) return false;
  claimIntents(uid, Date.now());
  return true;
}

/** Whether `uid` is still the one signed in, for work that takes a while. */
export function isSignedInAs(store: Store, uid: string): boolean {
  const session = store.get(sessionAtom);
  return session.status === "signed-in" && session.account.uid === uid;
}

async function whenVisible(): Promise<void> {
  const shown = Promise.withResolvers<void>();
  const listening = new AbortController();
  const check = () => {
    if (document.visibilityState === "visible") shown.resolve();
  };
  document.addEventListener("visibilitychange", check, listening);
  check();
  await shown.promise;
  listening.abort();
}
