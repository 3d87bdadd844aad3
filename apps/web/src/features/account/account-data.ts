import { type BrowserData, browserDataAtom, type Done } from "../../platform/backend/browser-data.ts";
import { isConfirmed, isLoggingOutAtom, toUnreachable } from "../../platform/session/auth-atoms.ts";
import { withSessionLock } from "../../platform/session/session-lock.ts";
import { forgetSessionRecord } from "../../platform/session/session-record.ts";
import { followSignIn } from "../../platform/session/site-session.ts";
import { deviceStorage, tabStorage } from "../../platform/storage/browser-storage.ts";
import { forgetDeviceCookie } from "../../platform/storage/device-cookie.ts";
import { forgetOfflineCopies } from "../../platform/storage/offline-copies.ts";
import type { Store } from "../../ui/store.ts";
import { DEVICE_DATA, type DeviceData } from "../privacy/device-data.ts";
import { type ExportFile, writeExport } from "./write-export.ts";

/** The user's data export as a file. Rejects when it cannot be fetched. */
export async function exportFile(store: Store, kind: ExportFile): Promise<File> {
  const data = await store.get(browserDataAtom).load();
  return writeExport(await data.exportAccount(), kind);
}

/**
 * Deletes the user's account, which needs its password, and clears their data from this browser. Never rejects; a
 * failed deletion may be repeated.
 */
export async function deleteAccount(store: Store, password: string): Promise<Done> {
  // Keeps the page from redirecting to the log-in.
  store.set(isLoggingOutAtom, true);
  const outcome = await store
    .get(browserDataAtom)
    .load()
    .then((data) =>
      withSessionLock(async () => {
        const outcome = await deleteEverywhere(data, password);
        if (!outcome.success && isConfirmed(outcome)) await followSignIn(store).catch(ignoreRefusal);
        return outcome;
      }),
    )
    .catch(toUnreachable);
  if (!outcome.success) store.set(isLoggingOutAtom, false);
  return outcome;
}

/** The account itself may be gone, which the next try reports. */
const ignoreRefusal = () => {};

async function deleteEverywhere(data: BrowserData, password: string): Promise<Done> {
  const outcome = await data.deleteAccount(password);
  if (!outcome.success) return outcome;
  // The account is gone, so a cookie or sign-in that could not be cleared opens nothing.
  await data.closeSiteSession().catch(() => {});
  await data.logOut().catch(() => {});
  await clearPersonalData();
  // Last, because other tabs leave their pages when it goes.
  forgetSessionRecord();
  return outcome;
}

/**
 * Removes the user's data from this browser, as far as scripts can. Log-out removes the sign-in and the session cookie.
 * Never rejects.
 */
export async function clearPersonalData(): Promise<void> {
  for (const { kind, name, isPersonal } of DEVICE_DATA) {
    if (isPersonal) await FORGET[kind](name);
  }
}

const FORGET: Readonly<Record<DeviceData["kind"], (name: string) => void | Promise<void>>> = {
  cookie: forgetDeviceCookie,
  localStorage: deviceStorage.remove,
  sessionStorage: tabStorage.remove,
  // All at once through the service worker, so that it does not cache another page meanwhile.
  cache: forgetOfflineCopies,
  // Firebase's database, open while the page is: log-out clears it.
  indexedDB: () => {},
};
