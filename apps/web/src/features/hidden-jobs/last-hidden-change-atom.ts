import { atom } from "jotai";

import type { Store } from "../../ui/store.ts";

/**
 * The last thing hidden or shown again on this page: at whose entry that was done, if at any, and what is said of it.
 */
export type LastHiddenChange = { readonly jobId: string | undefined; readonly text: string };

export const lastHiddenChangeAtom = atom<LastHiddenChange>();

/** Drops the news of an entry that leaves the page: where it comes back, nothing was done to it just now. */
export function clearHiddenChange(store: Store, jobId: string) {
  if (store.get(lastHiddenChangeAtom)?.jobId === jobId) store.set(lastHiddenChangeAtom, undefined);
}
