import type { ProfileChanges } from "@farwork/domain";
import { readWorkingHours, writeWorkingHours } from "@farwork/domain/reader";
import { useStore } from "jotai";
import { useEffect } from "react";

import { type BrowserData, browserDataAtom } from "../../platform/backend/browser-data.ts";
import {
  readRemembered,
  type RememberedReader,
  writeRemembered,
} from "../../platform/requests/reader-search.ts";
import { deviceStorage } from "../../platform/storage/browser-storage.ts";
import { keepReader, readReaderCookie, watchReader } from "./reader-cookie.ts";

/** What this browser and a user's profile had in common at the last sync, and the user's id. */
const SYNCED_ITEM = "farwork.reader-synced";

/**
 * Syncs the signed-in user's country and working hours with their profile: choices here are written to it, and changes
 * made elsewhere are taken from it.
 */
export function useSyncReader(uid: string): void {
  const store = useStore();
  useEffect(() => {
    const open = () => store.get(browserDataAtom).load();
    let chosen: RememberedReader = {};
    // The cookie has it, and the next page retries.
    const stop = watchReader((changes) => {
      chosen = { ...chosen, ...changes };
      open()
        .then((data) => saveToProfile(data, uid, changes))
        .catch(() => {});
    });
    open()
      .then((data) => mergeReaders(data, uid, () => chosen))
      .catch(() => {});
    return stop;
  }, [store, uid]);
}

/**
 * The latest change wins. Choices made meanwhile are kept, even cleared ones, and so are choices made here before the
 * first sync, if the profile has none.
 */
async function mergeReaders(data: BrowserData, uid: string, chosen: () => RememberedReader): Promise<void> {
  const found = await data.fetchUserData(uid);
  if (!found.success) return;
  const profile: RememberedReader = {
    country: found.user.country || undefined,
    hours: readWorkingHours(found.user.workingHours ?? ""),
  };
  const own = readRemembered(readReaderCookie());
  const synced = readSynced(uid);
  // Browsers may delete a cookie on their own, which is not a choice.
  const isUnsaved = (name: keyof RememberedReader) =>
    own[name] !== undefined && isSame(name, profile, synced) && !isSame(name, own, profile);
  const unsaved = {
    ...(isUnsaved("country") && { country: own.country }),
    ...(isUnsaved("hours") && { hours: own.hours }),
  };
  writeSynced(uid, profile);
  keepReader({ ...profile, ...unsaved, ...chosen() });
  if (Object.keys(unsaved).length > 0) await saveToProfile(data, uid, unsaved);
}

const isSame = (name: keyof RememberedReader, one: RememberedReader, other: RememberedReader) =>
  writeRemembered({ [name]: one[name] }) === writeRemembered({ [name]: other[name] });

async function saveToProfile(data: BrowserData, uid: string, changes: RememberedReader): Promise<void> {
  const { success } = await data.updateProfile(uid, toProfile(changes));
  if (success) writeSynced(uid, { ...readSynced(uid), ...changes });
}

function readSynced(uid: string): RememberedReader {
  const stored = deviceStorage.read(SYNCED_ITEM);
  const [whose, text]: unknown[] = Array.isArray(stored) ? stored : [];
  return whose === uid && typeof text === "string" ? readRemembered(text) : {};
}

function writeSynced(uid: string, reader: RememberedReader): void {
  deviceStorage.write(SYNCED_ITEM, [uid, writeRemembered(reader)]);
}

function toProfile(changes: RememberedReader): ProfileChanges {
  const { country, hours } = changes;
  return {
    ...("country" in changes && { country: country ?? "" }),
    ...("hours" in changes && { workingHours: hours ? writeWorkingHours(hours) : "" }),
  };
}
