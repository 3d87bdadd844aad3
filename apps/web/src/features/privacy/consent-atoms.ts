import { atom } from "jotai";

import { writeDeviceCookie } from "../../platform/storage/device-cookie.ts";
import type { Store } from "../../ui/store.ts";
import { type Consent, CONSENT_COOKIE, type ConsentChoice } from "./consent.ts";

const HALF_A_YEAR_DAYS = 182;

/** Where the visitor stands; the server's reading of their cookie and headers is put here first. */
export const consentAtom = atom<Consent>("unasked");

/** Keeps a choice for half a year, and acts on it from this moment on. */
export function chooseConsent(store: Store, choice: ConsentChoice) {
  writeDeviceCookie(CONSENT_COOKIE, choice, HALF_A_YEAR_DAYS);
  store.set(consentAtom, choice);
}
