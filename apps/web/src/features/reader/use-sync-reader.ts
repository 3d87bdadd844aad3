import type { ProfileChanges } from "@farwork/domain";
import { readWorkingHours, writeWorkingHours } from "@farwork/domain/reader";
import { useStore } from "jotai";
import { useEffect } from "react";

import { type BrowserData, browserDataAtom } from "../../platform/backend/browser-data.ts";
import { readRemembered, type RememberedReader } from "../../platform/requests/reader-search.ts";
import { tabStorage } from "../../platform/storage/browser-storage.ts";
import { keepReader, readReaderCookie, watchReader } from "./reader-cookie.ts";

/** Whose profile this tab has asked where they live: once is enough. */
const READER_ASKED_ITEM = "farwork.reader-asked";

/**
 * Keeps where the person signed in lives, and when they work, in their profile too: what they choose is written there, and
 * a browser that remembers neither takes it from there. A browser that does keeps its own.
 */
export function useSyncReader(uid: string): void {
  const store = useStore();
  useEffect(() => {
    const open = () => store.get(browserDataAtom).load();
    let chosen: RememberedReader = {};
    // The cookie has it all the same; the next choice tries again.
    const stop = watchReader((changes) => {
      chosen = { ...chosen, ...changes };
      open()
        .then((data) => data.updateProfile(uid, toProfile(changes)))
        .catch(() => {});
    });
    if (tabStorage.read(READER_ASKED_ITEM) === uid) return stop;
    tabStorage.write(READER_ASKED_ITEM, uid);
    open()
      .then((data) => mergeReaders(data, uid, () => chosen))
      .catch(() => {});
    return stop;
  }, [store, uid]);
}

/** Fills what the one does not know from the other. What was chosen meanwhile, be it none, stays as it is. */
async function mergeReaders(data: BrowserData, uid: string, chosen: () => RememberedReader): Promise<void> {
  const found = await data.fetchUserData(uid);
  if (!found.success) return;
  const remembered = readRemembered(readReaderCookie());
  const country = found.user.country || undefined;
  const hours = readWorkingHours(found.user.workingHours ?? "");
  keepReader({ country: remembered.country ?? country, hours: remembered.hours ?? hours, ...chosen() });
  const missing = toProfile({
    ...(remembered.country !== undefined && country === undefined && { country: remembered.country }),
    ...(remembered.hours && !hours && { hours: remembered.hours }),
  });
  if (Object.keys(missing).length > 0) await data.updateProfile(uid, missing);
}

function toProfile(changes: RememberedReader): ProfileChanges {
  const { country, hours } = changes;
  return {
    ...("country" in changes && { country: country ?? "" }),
    ...("hours" in changes && { workingHours: hours ? writeWorkingHours(hours) : "" }),
  };
}
