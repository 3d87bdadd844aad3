import { useStore } from "jotai";
import { useEffect } from "react";

import { type BrowserData, browserDataAtom } from "../../platform/backend/browser-data.ts";
import { tabStorage } from "../../platform/storage/browser-storage.ts";
import { keepReader, readReaderCookie, watchReader } from "./reader-cookie.ts";

/** Whose profile this tab has asked where they live: once is enough. */
const READER_ASKED_ITEM = "farwork.reader-asked";

/**
 * Keeps where the person signed in lives in their profile too: what they choose is written there, and a browser that
 * remembers no country takes it from there. A browser that does keeps its own.
 */
export function useSyncReader(uid: string): void {
  const store = useStore();
  useEffect(() => {
    const open = () => store.get(browserDataAtom).load();
    // The cookie has it all the same; the next choice tries again.
    const stop = watchReader((country) => {
      open()
        .then((data) => data.updateProfile(uid, { country: country ?? "" }))
        .catch(() => {});
    });
    if (tabStorage.read(READER_ASKED_ITEM) === uid) return stop;
    tabStorage.write(READER_ASKED_ITEM, uid);
    open()
      .then((data) => meet(data, uid))
      .catch(() => {});
    return stop;
  }, [store, uid]);
}

/** Fills the one that has no country from the other. */
async function meet(data: BrowserData, uid: string): Promise<void> {
  const remembered = readReaderCookie();
  const found = await data.fetchUserData(uid);
  if (!found.success) return;
  const known = found.user.country ?? "";
  if (remembered === undefined && known !== "") keepReader(known);
  else if (remembered !== undefined && known === "") await data.updateProfile(uid, { country: remembered });
}
