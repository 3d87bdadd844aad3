import type { MailPreferences } from "@farwork/domain";
import { atom } from "jotai";

import { browserDataAtom } from "../../platform/backend/browser-data.ts";
import type { Store } from "../../ui/store.ts";

const preferencesAtom = atom<MailPreferences>({});

/** Why the person here gets no mail, as far as it is known. */
export const mailPreferencesAtom = atom((get) => get(preferencesAtom));

/** Reads that. Never rejects: what is not known is not told. */
export async function loadMailPreferences(store: Store): Promise<void> {
  try {
    const data = await store.get(browserDataAtom).load();
    store.set(preferencesAtom, await data.fetchMailPreferences());
  } catch {
    // The searches are there without it.
  }
}

/** Has mail sent again; gives whether that is written. Never rejects. */
export async function resumeAlerts(store: Store): Promise<boolean> {
  try {
    const data = await store.get(browserDataAtom).load();
    await data.resumeAlerts();
    return true;
  } catch {
    return false;
  }
}

/** `too-many`: a few were sent already. */
export type ConfirmationSending = "sent" | "too-many" | "failed";

/** Has the mail sent once more by which an address is confirmed. Never rejects. */
export async function sendConfirmation(store: Store): Promise<ConfirmationSending> {
  try {
    const data = await store.get(browserDataAtom).load();
    await data.sendEmailConfirmation();
    return "sent";
  } catch (error) {
    const isTooMany = error instanceof Error && "code" in error && error.code === "too-many-requests";
    return isTooMany ? "too-many" : "failed";
  }
}
