import type { Store } from "../../ui/store.ts";
import { browserDataAtom, isDataLoadedAtom } from "../backend/browser-data.ts";
import { mayHaveDatabase } from "../storage/databases.ts";
import { watchDeviceStorage } from "../storage/watch-device-storage.ts";
import { finishLogOut } from "./auth-atoms.ts";
import { renewSiteSession } from "./renew-site-session.ts";
import { noteSession, sessionEndedAtom } from "./session-atoms.ts";
import { readSessionRecord, SESSION_ITEM, watchSessionEnd } from "./session-record.ts";

/** Firebase Auth's database, which exists once its code has run in a browser. */
const AUTH_DATABASE = "firebaseLocalStorageDb";

/**
 * Keeps the session atoms and the site's cookie in step with the identity service. Most visitors have never signed in,
 * so the auth code only loads where somebody may be signed in, or after a log-in here or in another tab. Returns a
 * function that stops it.
 */
export function followSession(store: Store): () => void {
  const left = new AbortController();
  const { signal } = left;
  let isFollowing = false;

  const follow = async () => {
    isFollowing = true;
    try {
      const data = await store.get(browserDataAtom).load();
      await finishLogOut(store);
      if (signal.aborted) return;
      const stop = data.watchSession((session) => {
        noteSession(store, session);
        void renewSiteSession(store);
      });
      signal.addEventListener("abort", stop);
      const onRefusal = () => void renewSiteSession(store, "after-refusal");
      signal.addEventListener("abort", data.watchRefusals(onRefusal));
    } catch {
      isFollowing = false;
      // Job pages are public and work signed out, without the identity service.
      if (!signal.aborted) noteSession(store, { status: "unavailable" });
    }
  };
  const check = async () => {
    const isLikely = store.get(isDataLoadedAtom) || (await mayBeSignedIn());
    if (isFollowing || signal.aborted) return;
    if (isLikely) await follow();
    else noteSession(store, { status: "signed-out" });
  };

  signal.addEventListener(
    "abort",
    watchSessionEnd(() => store.set(sessionEndedAtom, true)),
  );
  const recheck = () => void check();
  signal.addEventListener("abort", store.sub(isDataLoadedAtom, recheck));
  const onRecord = ({ after }: { after: unknown }) => after !== undefined && recheck();
  signal.addEventListener("abort", watchDeviceStorage(SESSION_ITEM, onRecord));
  // Pages are not notified when a sign-in ends elsewhere, so check when the page becomes visible.
  const onVisible = () => document.visibilityState === "visible" && void renewSiteSession(store);
  document.addEventListener("visibilitychange", onVisible, { signal });
  // A page from the back/forward cache missed what happened meanwhile.
  window.addEventListener("pageshow", ({ persisted }) => persisted && recheck(), { signal });
  recheck();
  return () => left.abort();
}

async function mayBeSignedIn(): Promise<boolean> {
  return readSessionRecord() !== undefined || mayHaveDatabase(AUTH_DATABASE);
}
