import type { Session as KnownSession } from "@farwork/data";
import { useAtomValue } from "jotai";

import { createProvidedState } from "../../ui/provided-state.ts";
import type { Store } from "../../ui/store.ts";
import { toastAtom, dismissToast } from "../../ui/toast-atoms.ts";

/**
 * Who is signed in. `loading` until the identity service answers, after the page is interactive; `unavailable` if it
 * cannot be reached, so nobody can be signed in.
 */
export type Session = { readonly status: "loading" } | KnownSession | { readonly status: "unavailable" };

/** Session state is provided by `AuthProvider`; reading it elsewhere throws. */
export const { provide: provideSession, providedAtom } = createProvidedState("AuthProvider");

export const sessionAtom = providedAtom<Session>({ status: "loading" });

/** The current session. Throws outside `AuthProvider`. */
export function useAuth(): Session {
  return useAtomValue(sessionAtom);
}

/**
 * Whether a session ended that private pages in the router's cache may belong to. Stays true until a full page load, so
 * that going back never shows such a page again.
 */
export const sessionEndedAtom = providedAtom(false);

/** Whether somebody is logging in or signing up on this page, which opens the site's session itself. */
export const isSigningInAtom = providedAtom(false);

/** Records what the identity service says about who is signed in. */
export function noteSession(store: Store, session: Session) {
  const before = store.get(sessionAtom);
  const isSame =
    before.status === "signed-in" &&
    session.status === "signed-in" &&
    before.account.uid === session.account.uid;
  if (before.status === "signed-in" && !isSame) {
    store.set(sessionEndedAtom, true);
    // A notice may offer to undo or retry the previous user's action.
    const notice = store.get(toastAtom);
    if (notice) dismissToast(store, notice.id);
  }
  store.set(sessionAtom, session);
}
