import type { SavedSearch, SaveSearchRequest } from "@farwork/domain";
import { atom } from "jotai";

import {
  type BrowserData,
  browserDataAtom,
  type SearchChanges,
} from "../../platform/backend/browser-data.ts";
import { updateOptimistically } from "../../platform/optimistic-update.ts";
import { sessionAtom } from "../../platform/session/session-atoms.ts";
import type { Store } from "../../ui/store.ts";
import type { SearchDraft } from "./name-search.ts";
import { fetchedSearchesAtom, savedSearchesAtom, pendingQueriesAtom } from "./saved-searches-atoms.ts";

/** A search to save, possibly one that was saved before. */
export type SearchToSave = SearchDraft & Partial<Pick<SavedSearch, "searchId" | "frequency" | "isPaused">>;

/** `full`: the plan's limit is reached. */
export type SaveOutcome =
  | { readonly status: "saved"; readonly search: SavedSearch }
  | { readonly status: "full" | "failed" };

/** Loads the signed-in user's searches, unless they are known; `isAnew` reloads them. Never rejects. */
export async function loadSearches(store: Store, { isAnew = false } = {}): Promise<void> {
  const session = store.get(sessionAtom);
  if (session.status !== "signed-in") return;
  const { uid } = session.account;
  const { status } = store.get(savedSearchesAtom);
  if (status === "ready" && !isAnew) return;
  if (status === "failed") store.set(fetchedSearchesAtom, { uid, known: { status: "loading" } });
  const before = store.get(savedSearchesAtom);
  try {
    const data = await store.get(browserDataAtom).load();
    const searches = await data.fetchSavedSearches();
    const now = store.get(savedSearchesAtom);
    // Changed meanwhile, so newer than this answer.
    if (now.status === "ready" && now !== before) return;
    store.set(fetchedSearchesAtom, { uid, known: { status: "ready", searches } });
  } catch {
    // Keep what was known before.
    if (store.get(savedSearchesAtom).status !== "ready")
      store.set(fetchedSearchesAtom, { uid, known: { status: "failed" } });
  }
}

// By query, so that a retry after a lost response saves under the same id, not twice.
const idsAtom = atom<ReadonlyMap<string, string>>(new Map());

/** Saves a search for the signed-in user; shown as saved at once. Never rejects. */
export async function saveSearch(store: Store, draft: SearchToSave): Promise<SaveOutcome> {
  const { name, query, frequency, isPaused = false } = draft;
  const searchId = draft.searchId ?? store.get(idsAtom).get(query) ?? crypto.randomUUID();
  store.set(idsAtom, new Map(store.get(idsAtom)).set(query, searchId));
  const write = async (): Promise<SavedSearch> => {
    const data = await store.get(browserDataAtom).load();
    const saved = await saveAsAllowed(data, { searchId, name, query, ...(frequency && { frequency }) });
    if (isPaused) await data.updateSavedSearch(searchId, { isPaused });
    return { ...saved, isPaused };
  };
  try {
    const search = await updateOptimistically({ show: () => showPending(store, query, true), write });
    putSearch(store, search);
    clearPending(store, query);
    store.set(idsAtom, without(store.get(idsAtom), query));
    return { status: "saved", search };
  } catch (error) {
    return { status: names(error, "savedSearches") ? "full" : "failed" };
  }
}

/** Changes a search, shown at once; returns whether it was written. On failure, rolls back just these changes. */
export async function updateSearch(
  store: Store,
  search: SavedSearch,
  changes: SearchChanges,
): Promise<boolean> {
  const change = (edit: (shown: SavedSearch) => SavedSearch) => editShown(store, search.searchId, edit);
  try {
    const data = store.get(browserDataAtom);
    await updateOptimistically({
      show: () => {
        change((shown) => ({ ...shown, ...changes }));
        return () => change((shown) => undoChanges(shown, search, changes));
      },
      write: async () => (await data.load()).updateSavedSearch(search.searchId, changes),
    });
    return true;
  } catch {
    return false;
  }
}

/** Deletes a search; returns whether that worked. It stays in the list until then. */
export async function deleteSearch(store: Store, search: SavedSearch): Promise<boolean> {
  const data = store.get(browserDataAtom);
  try {
    await updateOptimistically({
      show: () => showPending(store, search.query, false),
      write: async () => (await data.load()).deleteSavedSearch(search.searchId),
    });
    changeList(store, (searches) => searches.filter(({ searchId }) => searchId !== search.searchId));
    clearPending(store, search.query);
    return true;
  } catch {
    return false;
  }
}

function putSearch(store: Store, search: SavedSearch): void {
  changeList(store, (searches) => [
    ...searches.filter(({ searchId }) => searchId !== search.searchId),
    search,
  ]);
}

// A search deleted meanwhile is not restored.
function editShown(store: Store, searchId: string, edit: (shown: SavedSearch) => SavedSearch): void {
  changeList(store, (searches) => searches.map((each) => (each.searchId === searchId ? edit(each) : each)));
}

/** Restores the changed fields, except those that a later edit has changed again. */
function undoChanges(shown: SavedSearch, before: SavedSearch, changes: SearchChanges): SavedSearch {
  return {
    ...shown,
    ...(shown.name === changes.name && { name: before.name }),
    ...(shown.query === changes.query && { query: before.query }),
    ...(shown.frequency === changes.frequency && { frequency: before.frequency }),
    ...(shown.isPaused === changes.isPaused && { isPaused: before.isPaused }),
  };
}

type List = readonly SavedSearch[];

function changeList(store: Store, change: (searches: List) => List) {
  const held = store.get(fetchedSearchesAtom);
  if (held?.known.status !== "ready") return;
  store.set(fetchedSearchesAtom, {
    ...held,
    known: { status: "ready", searches: change(held.known.searches) },
  });
}

/** Shows a query as saved or not until the server has answered. Returns a function that undoes that. */
function showPending(store: Store, query: string, isSaved: boolean): () => void {
  store.set(pendingQueriesAtom, new Map(store.get(pendingQueriesAtom)).set(query, isSaved));
  return () => clearPending(store, query);
}

function clearPending(store: Store, query: string): void {
  store.set(pendingQueriesAtom, without(store.get(pendingQueriesAtom), query));
}

function without<Value>(map: ReadonlyMap<string, Value>, key: string): ReadonlyMap<string, Value> {
  return new Map([...map].filter(([each]) => each !== key));
}

/**
 * Saves with the requested frequency, or with the highest one the plan allows, if a search from another plan is
 * restored.
 */
async function saveAsAllowed(data: BrowserData, request: SaveSearchRequest): Promise<SavedSearch> {
  try {
    return await data.saveSearch(request);
  } catch (error) {
    if (!names(error, "frequency")) throw error;
    const { frequency: _, ...others } = request;
    return data.saveSearch(others);
  }
}

function names(error: unknown, field: string): boolean {
  return error instanceof Error && "field" in error && error.field === field;
}
