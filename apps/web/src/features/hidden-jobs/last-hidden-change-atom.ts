import { atom } from "jotai";

import type { Store } from "../../ui/store.ts";

/** The last change on this page: the entry it was made at, if any, and its announcement. */
export type LastHiddenChange = { readonly jobId: string | undefined; readonly text: string };

export const lastHiddenChangeAtom = atom<LastHiddenChange>();

/** Clears the change of an entry that leaves the page, so that it is not treated as new when the entry returns. */
export function clearHiddenChange(store: Store, jobId: string) {
  if (store.get(lastHiddenChangeAtom)?.jobId === jobId) store.set(lastHiddenChangeAtom, undefined);
}
