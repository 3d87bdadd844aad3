import type { SavedSearch, SaveSearchRequest } from "@farwork/domain";
import { atom } from "jotai";

import {
  type BrowserData,
  browserDataAtom,
  type SearchChanges,
} from "../../platform/backend/browser-data.ts";
import { sessionAtom } from "../../platform/session/session-atoms.ts";
import type { Store } from "../../ui/store.ts";
import type { SearchWish } from "./name-search.ts";
import { heldSearchesAtom, savedSearchesAtom, wishedQueriesAtom } from "./saved-searches-atoms.ts";

/** A search to be saved, perhaps one that was saved before. */
export type SearchToSave = SearchWish & Partial<Pick<SavedSearch, "searchId" | "frequency" | "isPaused">>;

/** `full`: the plan has no room for another one. */
export type SaveOutcome =
  | { readonly status: "saved"; readonly search: SavedSearch }
  | { readonly status: "full" | "failed" };

/** Reads the searches of the person signed in, unless they are known and `isAnew` asks for no more. Never rejects. */
export async function loadSearches(store: Store, { isAnew = false } = {}): Promise<void> {
  const session = store.get(sessionAtom);
  if (session.status !== "signed-in") return;
  const { uid } = session.account;
  const { status } = store.get(savedSearchesAtom);
  if (status === "ready" && !isAnew) return;
  if (status === "failed") store.set(heldSearchesAtom, { uid, known: { status: "loading" } });
  const before = store.get(savedSearchesAtom);
  try {
    const data = await store.get(browserDataAtom).load();
    const searches = await data.fetchSavedSearches();
    const now = store.get(savedSearchesAtom);
    // What was changed meanwhile is newer than this answer.
    if (now.status === "ready" && now !== before) return;
    store.set(heldSearchesAtom, { uid, known: { status: "ready", searches } });
  } catch {
    // What was known before is better than nothing.
    if (store.get(savedSearchesAtom).status !== "ready")
      store.set(heldSearchesAtom, { uid, known: { status: "failed" } });
  }
}

// By query: a try after a lost answer saves under the same id, so not twice.
const idsAtom = atom<ReadonlyMap<string, string>>(new Map());

/** Saves a search for the person signed in; shown as saved from the first moment. Never rejects. */
export async function saveSearch(store: Store, wish: SearchToSave): Promise<SaveOutcome> {
  const { name, query, frequency, isPaused = false } = wish;
  const searchId = wish.searchId ?? store.get(idsAtom).get(query) ?? crypto.randomUUID();
  store.set(idsAtom, new Map(store.get(idsAtom)).set(query, searchId));
  noteWish(store, query, true);
  try {
    const data = await store.get(browserDataAtom).load();
    const saved = await saveAsAllowed(data, { searchId, name, query, ...(frequency && { frequency }) });
    if (isPaused) await data.updateSavedSearch(searchId, { isPaused });
    const search = { ...saved, isPaused };
    putSearch(store, search);
    store.set(idsAtom, without(store.get(idsAtom), query));
    return { status: "saved", search };
  } catch (error) {
    return { status: names(error, "savedSearches") ? "full" : "failed" };
  } finally {
    noteWish(store, query, undefined);
  }
}

/** Changes a search, shown at once; gives whether it is written. Where not, things are as they were. */
export async function updateSearch(
  store: Store,
  search: SavedSearch,
  changes: SearchChanges,
): Promise<boolean> {
  replaceSearch(store, { ...search, ...changes });
  try {
    const data = await store.get(browserDataAtom).load();
    await data.updateSavedSearch(search.searchId, changes);
    return true;
  } catch {
    replaceSearch(store, search);
    return false;
  }
}

/** Deletes a search; gives whether it is done. It leaves the list only then. */
export async function deleteSearch(store: Store, search: SavedSearch): Promise<boolean> {
  noteWish(store, search.query, false);
  try {
    const data = await store.get(browserDataAtom).load();
    await data.deleteSavedSearch(search.searchId);
    changeList(store, (searches) => searches.filter(({ searchId }) => searchId !== search.searchId));
    return true;
  } catch {
    return false;
  } finally {
    noteWish(store, search.query, undefined);
  }
}

function putSearch(store: Store, search: SavedSearch) {
  return changeList(store, (searches) => [
    ...searches.filter(({ searchId }) => searchId !== search.searchId),
    search,
  ]);
}

// One that was deleted meanwhile stays so.
function replaceSearch(store: Store, search: SavedSearch) {
  return changeList(store, (searches) =>
    searches.map((each) => (each.searchId === search.searchId ? search : each)),
  );
}

type List = readonly SavedSearch[];

function changeList(store: Store, change: (searches: List) => List) {
  const held = store.get(heldSearchesAtom);
  if (held?.known.status !== "ready") return;
  store.set(heldSearchesAtom, { ...held, known: { status: "ready", searches: change(held.known.searches) } });
}

function noteWish(store: Store, query: string, isSaved: boolean | undefined) {
  const others = without(store.get(wishedQueriesAtom), query);
  store.set(wishedQueriesAtom, isSaved === undefined ? others : new Map(others).set(query, isSaved));
}

function without<Value>(map: ReadonlyMap<string, Value>, key: string): ReadonlyMap<string, Value> {
  return new Map([...map].filter(([each]) => each !== key));
}

/**
 * As often as it was asked for; else as often as the plan allows, for what was saved under another plan comes back so.
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
