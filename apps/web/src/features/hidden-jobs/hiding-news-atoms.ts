import { atom } from "jotai";

/**
 * The last thing hidden or shown again on this page: at whose entry that was done, if at any, and what is said of it.
 */
export type HidingNews = { readonly jobId: string | undefined; readonly text: string };

export const hidingNewsAtom = atom<HidingNews>();

/** Drops the news of an entry that leaves the page: where it comes back, nothing was done to it just now. */
export const leaveEntryAtom = atom(null, (get, set, jobId: string) => {
  if (get(hidingNewsAtom)?.jobId === jobId) set(hidingNewsAtom, undefined);
});
