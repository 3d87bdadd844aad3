import { atom } from "jotai";

import { type Consent, CONSENT_COOKIE, type ConsentChoice } from "./consent.ts";

const HALF_A_YEAR_SECONDS = 182 * 24 * 3600;

/** Where the visitor stands; the server's reading of their cookie and headers is put here first. */
export const consentAtom = atom<Consent>("unasked");

/** Keeps a choice for half a year, and acts on it from this moment on. */
export const chooseConsentAtom = atom(null, (_get, set, choice: ConsentChoice) => {
  document.cookie = `${CONSENT_COOKIE}=${choice}; path=/; max-age=${HALF_A_YEAR_SECONDS}; samesite=lax`;
  set(consentAtom, choice);
});
