import type { SavedSearch } from "@farwork/domain";
import { compareOldest } from "@farwork/domain/saved-search";
import { atom } from "jotai";

import type { SearchChanges } from "../../platform/backend/browser-data.ts";
import type { Store } from "../../ui/store.ts";
import { offerRetry, showToast } from "../../ui/toast-atoms.ts";
import { deleteSearch, saveSearch, updateSearch } from "./change-searches.ts";
import { savedSearchesAtom } from "./saved-searches-atoms.ts";

// Searches deleted on this page, shown as a line with Undo until it is left.
const deletedAtom = atom<readonly SavedSearch[]>([]);

/** A row of the page. */
export type SearchRow = { readonly search: SavedSearch; readonly isGone: boolean };

export const searchRowsAtom = atom((get): readonly SearchRow[] => {
  const known = get(savedSearchesAtom);
  const there = known.status === "ready" ? known.searches : [];
  const ids = new Set(there.map(({ searchId }) => searchId));
  const gone = get(deletedAtom).filter(({ searchId }) => !ids.has(searchId));
  return [...there, ...gone]
    .toSorted(compareOldest)
    .map((search) => ({ search, isGone: !ids.has(search.searchId) }));
});

/** Clears deleted searches when the page is left. */
export function clearDeleted(store: Store) {
  return store.set(deletedAtom, []);
}

/** Changes a search; on failure it is rolled back, and the user can retry. */
export async function changeSearch(store: Store, search: SavedSearch, changes: SearchChanges): Promise<void> {
  if (await updateSearch(store, search, changes)) return;
  const failure = `“${search.name}” could not be changed.`;
  offerRetry(store, failure, () => changeSearch(store, search, changes));
}

/** Deletes a search, and shows a line in its place. */
export async function removeSearch(store: Store, search: SavedSearch): Promise<void> {
  // Before deleting, so that the line is there as soon as the search is gone.
  store.set(deletedAtom, [
    ...store.get(deletedAtom).filter(({ searchId }) => searchId !== search.searchId),
    search,
  ]);
  if (await deleteSearch(store, search)) return;
  const failure = `“${search.name}” could not be deleted.`;
  offerRetry(store, failure, () => removeSearch(store, search));
}

/** Restores a deleted search. */
export async function restoreSearch(store: Store, search: SavedSearch): Promise<void> {
  const { status } = await saveSearch(store, search);
  if (status === "saved") return;
  if (status === "full") {
    showToast(store, {
      text: "You’ve reached your plan’s limit of saved searches.",
    });
    return;
  }
  const failure = `“${search.name}” could not be saved again.`;
  offerRetry(store, failure, () => restoreSearch(store, search));
}
