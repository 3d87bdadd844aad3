import type { Store } from "../../ui/store.ts";
import { browserDataAtom, isDataLoadedAtom } from "../backend/browser-data.ts";
import { watchDeviceStorage } from "../storage/browser-storage.ts";
import { finishLogOut } from "./auth-atoms.ts";
import { renewSiteSession } from "./renew-site-session.ts";
import { noteSession, sessionEndedAtom } from "./session-atoms.ts";
import { readSessionRecord, SESSION_ITEM, watchSessionEnd } from "./session-record.ts";

/** Where the identity service's code keeps who is signed in: there from the first time that it runs in a browser. */
const DATABASE = "firebaseLocalStorageDb";
/** Some browsers never say which databases they have: then somebody may be signed in. */
const LOOKING_MS = 2000;

/**
 * Keeps the atoms to who is here, and the site's session to that. Most visitors have never signed in, and need none of
 * the code that asks the identity service: it is loaded where somebody may be signed in, and else from when somebody
 * may be, which is after a log-in, here or in another tab. Returns what ends it.
 */
export function followSession(store: Store): () => void {
  const left = new AbortController();
  const { signal } = left;
  let isBegun = false;

  const begin = async () => {
    isBegun = true;
    // Asked before anybody can log out here: what fails then is for them to try again.
    const isLogOutLeft = readSessionRecord()?.isEnding === true;
    try {
      const data = await store.get(browserDataAtom).load();
      if (isLogOutLeft) await finishLogOut(store);
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
      // The job pages are public: without the identity service they work on, signed out.
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
  // Nobody tells a page that its sign-in was ended elsewhere: it asks when somebody looks at it again.
  const comeBack = () => document.visibilityState === "visible" && void renewSiteSession(store);
  document.addEventListener("visibilitychange", comeBack, { signal });
  // A page the browser had put aside heard of nothing meanwhile.
  window.addEventListener("pageshow", ({ persisted }) => persisted && lookAgain(), { signal });
  lookAgain();
  return () => left.abort();
}

async function maySomebodyBeSignedIn(): Promise<boolean> {
  if (readSessionRecord() !== undefined) return true;
  try {
    const isThere = indexedDB.databases().then((all) => all.some(({ name }) => name === DATABASE));
    return await Promise.race([isThere, new Promise<true>((late) => setTimeout(late, LOOKING_MS, true))]);
  } catch {
    // A browser that does not say what it keeps.
    return true;
  }
}
