import { atom, type Setter } from "jotai";

import { showNoticeAtom } from "../../ui/passing-notice-atoms.ts";

/**
 * Says that something failed, with another try. `retry` gets a `set` that is not the failed atom's own, by which an atom
 * cannot run itself again.
 */
export const offerRetryAtom = atom(null, (_get, set, text: string, retry: (set: Setter) => unknown) => {
  set(showNoticeAtom, { text, action: { label: "Try again", run: () => void retry(set) } });
});
