import type { SavedSearch } from "@farwork/domain";
import { compareOldest } from "@farwork/domain/saved-search";
import { atom } from "jotai";

import type { SearchChanges } from "../../platform/backend/browser-data.ts";
import { showNoticeAtom } from "../../ui/passing-notice-atoms.ts";
import { deleteSearchAtom, saveSearchAtom, updateSearchAtom } from "./change-searches-atoms.ts";
import { offerRetryAtom } from "./offer-retry-atoms.ts";
import { savedSearchesAtom } from "./saved-searches-atoms.ts";

// Deleted on this page: a line with the way back stands in their place until it is left.
const goneAtom = atom<readonly SavedSearch[]>([]);

/** A line of the page. */
export type SearchRow = { readonly search: SavedSearch; readonly isGone: boolean };

export const searchRowsAtom = atom((get): readonly SearchRow[] => {
  const known = get(savedSearchesAtom);
  const there = known.status === "ready" ? known.searches : [];
  const ids = new Set(there.map(({ searchId }) => searchId));
  const gone = get(goneAtom).filter(({ searchId }) => !ids.has(searchId));
  return [...there, ...gone]
    .toSorted(compareOldest)
    .map((search) => ({ search, isGone: !ids.has(search.searchId) }));
});

/** Forgets what was deleted: the page is left. */
export const forgetGoneAtom = atom(null, (_get, set) => set(goneAtom, []));

/** Changes a search; where that fails it is as it was, and its person is told, with another try. */
export const changeSearchAtom = atom(
  null,
  async (_get, set, search: SavedSearch, changes: SearchChanges): Promise<void> => {
    if (await set(updateSearchAtom, search, changes)) return;
    const failure = `“${search.name}” could not be changed.`;
    set(offerRetryAtom, failure, (retry) => retry(changeSearchAtom, search, changes));
  },
);

/** Deletes a search, whose place a line takes. */
export const removeSearchAtom = atom(null, async (get, set, search: SavedSearch): Promise<void> => {
  // Before: the line is there in the moment in which the search is not.
  set(goneAtom, [...get(goneAtom).filter(({ searchId }) => searchId !== search.searchId), search]);
  if (await set(deleteSearchAtom, search)) return;
  const failure = `“${search.name}” could not be deleted.`;
  set(offerRetryAtom, failure, (retry) => retry(removeSearchAtom, search));
});

/** Saves again what was deleted, as it was. */
export const restoreSearchAtom = atom(null, async (_get, set, search: SavedSearch): Promise<void> => {
  const { status } = await set(saveSearchAtom, search);
  if (status === "saved") return;
  if (status === "full") {
    set(showNoticeAtom, {
      text: "Your plan has no room for this one beside the others.",
    });
    return;
  }
  const failure = `“${search.name}” could not be saved again.`;
  set(offerRetryAtom, failure, (retry) => retry(restoreSearchAtom, search));
});
