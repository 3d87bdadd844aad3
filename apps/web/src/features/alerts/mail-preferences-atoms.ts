import type { MailPreferences } from "@farwork/domain";
import { atom } from "jotai";

import { browserDataAtom } from "../../platform/backend/browser-data.ts";
import type { Store } from "../../ui/store.ts";

const preferencesAtom = atom<MailPreferences>({});

/** Why the user gets no mail, if known. */
export const mailPreferencesAtom = atom((get) => get(preferencesAtom));

/** Loads the mail preferences. Never rejects: without them, no notice shows. */
export async function loadMailPreferences(store: Store): Promise<void> {
  try {
    const data = await store.get(browserDataAtom).load();
    store.set(preferencesAtom, await data.fetchMailPreferences());
  } catch {
    // Optional: the searches work without it.
  }
}

/** Turns mail on again; returns whether that was saved. Never rejects. */
export async function resumeAlerts(store: Store): Promise<boolean> {
  try {
    const data = await store.get(browserDataAtom).load();
    await data.resumeAlerts();
    return true;
  } catch {
    return false;
  }
}

/** `too-many`: several were sent already. */
export type ConfirmationSending = "sent" | "too-many" | "failed";

/** Resends the confirmation mail. Never rejects. */
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
