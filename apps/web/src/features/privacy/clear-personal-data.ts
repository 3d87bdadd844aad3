import { deviceStorage, tabStorage } from "../../platform/storage/browser-storage.ts";
import { forgetDeviceCookie } from "../../platform/storage/device-cookie.ts";
import { forgetOfflineCopies } from "../../platform/storage/offline-copies.ts";
import { DEVICE_DATA, type DeviceData } from "./device-data.ts";

/**
 * Takes out of this browser what says anything of the person, as far as scripts can. The sign-in and the session's
 * cookie go when they log out. Never rejects.
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
  // All at once, by the service worker's own way, so that it does not keep another page meanwhile.
  cache: forgetOfflineCopies,
  // Firebase's own, open while this page is: logging out empties it.
  indexedDB: () => {},
};
