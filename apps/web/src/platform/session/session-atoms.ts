import type { Session as KnownSession } from "@farwork/data";

import { createProvidedState } from "../../ui/provided-state.ts";
import type { Store } from "../../ui/store.ts";
import { toastAtom, dismissToast } from "../../ui/toast-atoms.ts";

/**
 * Who is here. `loading` until the identity service answered, which is after the page is interactive;
 * `unavailable` where it cannot be reached, so nobody can be signed in.
 */
export type Session = { readonly status: "loading" } | KnownSession | { readonly status: "unavailable" };

/** Session state belongs to `AuthProvider`: elsewhere reading it throws. */
export const { provide: provideSession, providedAtom } = createProvidedState("AuthProvider");

export const sessionAtom = providedAtom<Session>({ status: "loading" });

/**
 * Whether a session that private pages in this tab's memory may have been rendered for is over. It stays so until the
 * tab loads a page anew: going back through the router's memory must not bring such a page up again.
 */
export const sessionEndedAtom = providedAtom(false);

/** Whether somebody is logging in or signing up on this page, which opens the site's session itself at the end. */
export const isSigningInAtom = providedAtom(false);

/** Takes in what the identity service says about who is here. */
export function noteSession(store: Store, session: Session) {
  const before = store.get(sessionAtom);
  const isSame =
    before.status === "signed-in" &&
    session.status === "signed-in" &&
    before.account.uid === session.account.uid;
  if (before.status === "signed-in" && !isSame) {
    store.set(sessionEndedAtom, true);
    // What a notice offers to undo, or to try again, was theirs: the next person must not.
    const notice = store.get(toastAtom);
    if (notice) dismissToast(store, notice.id);
  }
  store.set(sessionAtom, session);
}
