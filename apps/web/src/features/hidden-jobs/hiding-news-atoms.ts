import { atom } from "jotai";

import type { Store } from "../../ui/store.ts";

/**
 * The last thing hidden or shown again on this page: at whose entry that was done, if at any, and what is said of it.
 */
export type HidingNews = { readonly jobId: string | undefined; readonly text: string };

export const hidingNewsAtom = atom<HidingNews>();

/** Drops the news of an entry that leaves the page: where it comes back, nothing was done to it just now. */
export function leaveEntry(store: Store, jobId: string) {
  if (store.get(hidingNewsAtom)?.jobId === jobId) store.set(hidingNewsAtom, undefined);
}
