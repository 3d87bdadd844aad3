import type { UpdateProfileOutcome } from "@farwork/data";
import type { ProfileChanges } from "@farwork/domain";
import { atom } from "jotai";

import { browserDataAtom } from "../../platform/backend/browser-data.ts";
import { sessionAtom } from "../../platform/session/session-atoms.ts";
import type { Store } from "../../ui/store.ts";
import { messageForRefusal, type ProfileError } from "./profile-errors.ts";

/** The state of saving the profile. `failed`: nothing was written, and why. */
export type ProfileSaving =
  | { readonly status: "idle" | "saving" | "saved" }
  | { readonly status: "failed"; readonly fault: ProfileError };

const savingAtom = atom<ProfileSaving>({ status: "idle" });

export const profileSavingAtom = atom((get) => get(savingAtom));

/** Resets the last outcome after an edit. A save in progress continues. */
export function noteProfileEdit(store: Store) {
  if (store.get(savingAtom).status !== "saving") store.set(savingAtom, { status: "idle" });
}

/**
 * Writes changes to the profile of `uid`, the page's user; returns the outcome. Does nothing while another save is
 * running. Never rejects.
 */
export async function saveProfile(
  store: Store,
  { uid, changes }: { uid: string; changes: ProfileChanges },
): Promise<ProfileSaving> {
  if (store.get(savingAtom).status === "saving") return store.get(savingAtom);
  store.set(savingAtom, { status: "saving" });
  const outcome = await store
    .get(browserDataAtom)
    .load()
    .then((data) => data.updateProfile(writerOf(store.get(sessionAtom).status, uid), changes))
    .catch(toUnreachable);
  const isSignedOut = store.get(sessionAtom).status === "signed-out";
  const saving: ProfileSaving = outcome.success
    ? { status: "saved" }
    : { status: "failed", fault: messageForFailure(outcome, isSignedOut) };
  store.set(savingAtom, saving);
  return saving;
}

// Until the identity service answers, trust the page; the security rules check it anyway.
function writerOf(status: string, uid: string): string | undefined {
  return status === "signed-out" ? undefined : uid;
}

function messageForFailure(
  outcome: UpdateProfileOutcome & { success: false },
  isSignedOut: boolean,
): ProfileError {
  if (isSignedOut)
    return { text: "You are logged out, so nothing was saved. Open another tab to log in, then try again." };
  return outcome.field === undefined
    ? { text: `Nothing was saved. ${outcome.error}` }
    : messageForRefusal(outcome.field);
}

/** The backend's code did not load. */
function toUnreachable(): UpdateProfileOutcome {
  return { success: false, error: "We can’t reach the server. Check your connection and try again." };
}
