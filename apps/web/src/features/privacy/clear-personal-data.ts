import { deviceStorage, tabStorage } from "../../platform/storage/browser-storage.ts";
import { forgetDeviceCookie } from "../../platform/storage/device-cookie.ts";
import { forgetOfflineCopies } from "../../platform/storage/offline-copies.ts";
import { DEVICE_DATA, type DeviceData } from "./device-data.ts";

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
