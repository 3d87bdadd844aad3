import { atom } from "jotai";

import { writeDeviceCookie } from "../../platform/storage/device-cookie.ts";
import type { Store } from "../../ui/store.ts";
import { type Consent, CONSENT_COOKIE, type ConsentChoice } from "./consent.ts";

const HALF_A_YEAR_DAYS = 182;

/** The visitor's consent, initialised from the server's reading of their cookie and headers. */
export const consentAtom = atom<Consent>("unasked");

/** Stores a choice for half a year, and applies it at once. */
export function chooseConsent(store: Store, choice: ConsentChoice) {
  writeDeviceCookie(CONSENT_COOKIE, choice, HALF_A_YEAR_DAYS);
  store.set(consentAtom, choice);
}
