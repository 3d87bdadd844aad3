import type { Store } from "../../ui/store.ts";
import { browserDataAtom, isDataLoadedAtom } from "../backend/browser-data.ts";
import { watchDeviceStorage } from "../storage/browser-storage.ts";
import { finishLogOut } from "./auth-atoms.ts";
import { renewSiteSession } from "./renew-site-session.ts";
import { noteSession, sessionEndedAtom } from "./session-atoms.ts";
import { readSessionRecord, SESSION_ITEM, watchSessionEnd } from "./session-record.ts";

/** Firebase Auth's database, which exists once its code has run in a browser. */
const DATABASE = "firebaseLocalStorageDb";
/** Some browsers never list their databases; then assume that somebody may be signed in. */
const DATABASES_TIMEOUT_MS = 2000;

/**
 * Keeps the session atoms and the site's cookie in step with the identity service. Most visitors have never signed in,
 * so the auth code only loads where somebody may be signed in, or after a log-in here or in another tab. Returns a
 * function that stops it.
 */
export function followSession(store: Store): () => void {
  const left = new AbortController();
  const { signal } = left;
  let isBegun = false;

  const begin = async () => {
    isBegun = true;
    try {
      const data = await store.get(browserDataAtom).load();
      await finishLogOut(store);
      if (signal.aborted) return;
      const stop = data.watchSession((session) => {
        noteSession(store, session);
        void renewSiteSession(store);
      });
      signal.addEventListener("abort", stop);
      const doubt = () => void renewSiteSession(store, "after-refusal");
      signal.addEventListener("abort", data.watchRefusals(doubt));
    } catch {
      isBegun = false;
      // Job pages are public and work signed out, without the identity service.
      if (!signal.aborted) noteSession(store, { status: "unavailable" });
    }
  };
  const look = async () => {
    const isLikely = store.get(isDataLoadedAtom) || (await maySomebodyBeSignedIn());
    if (isBegun || signal.aborted) return;
    if (isLikely) await begin();
    else noteSession(store, { status: "signed-out" });
  };

  signal.addEventListener(
    "abort",
    watchSessionEnd(() => store.set(sessionEndedAtom, true)),
  );
  const lookAgain = () => void look();
  signal.addEventListener("abort", store.sub(isDataLoadedAtom, lookAgain));
  const hear = ({ after }: { after: unknown }) => after !== undefined && lookAgain();
  signal.addEventListener("abort", watchDeviceStorage(SESSION_ITEM, hear));
  // Pages are not notified when a sign-in ends elsewhere, so check when the page becomes visible.
  const onVisible = () => document.visibilityState === "visible" && void renewSiteSession(store);
  document.addEventListener("visibilitychange", onVisible, { signal });
  // A page from the back/forward cache missed what happened meanwhile.
  window.addEventListener("pageshow", ({ persisted }) => persisted && lookAgain(), { signal });
  lookAgain();
  return () => left.abort();
}

async function maySomebodyBeSignedIn(): Promise<boolean> {
  if (readSessionRecord() !== undefined) return true;
  try {
    const isThere = indexedDB.databases().then((all) => all.some(({ name }) => name === DATABASE));
    return await Promise.race([
      isThere,
      new Promise<true>((late) => setTimeout(late, DATABASES_TIMEOUT_MS, true)),
    ]);
  } catch {
    // A browser that does not list its databases.
    return true;
  }
}
