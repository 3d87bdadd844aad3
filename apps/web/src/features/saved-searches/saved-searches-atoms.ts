import type { SavedSearch } from "@farwork/domain";
import { atom } from "jotai";

import { sessionAtom } from "../../platform/session/session-atoms.ts";
import type { SearchDraft } from "./name-search.ts";

// What every listing needs to know of saved searches. What changes them is loaded when it is needed.

/** The saved searches of the person here, oldest first. */
export type SavedSearches =
  | { readonly status: "loading" | "failed" }
  | { readonly status: "ready"; readonly searches: readonly SavedSearch[] };

/** Whose searches are known, and how far. */
export const fetchedSearchesAtom = atom<{ readonly uid: string; readonly known: SavedSearches }>();

/** What was asked for and is not answered yet, by query: whether it is to be saved. */
export const pendingQueriesAtom = atom<ReadonlyMap<string, boolean>>(new Map());

/** The search that the person is choosing other filters for. */
export const searchUnderEditAtom = atom<SavedSearch>();

/** The search that the person's plan has no room for, until they have been told. */
export const searchOverLimitAtom = atom<SearchDraft>();

export const savedSearchesAtom = atom((get): SavedSearches => {
  const session = get(sessionAtom);
  const held = get(fetchedSearchesAtom);
  const isTheirs = session.status === "signed-in" && held?.uid === session.account.uid;
  return isTheirs ? held.known : { status: "loading" };
});

/** The queries that are saved, or will be when the server has answered. */
export const savedQueriesAtom = atom((get): ReadonlySet<string> => {
  const known = get(savedSearchesAtom);
  const queries = new Set(known.status === "ready" ? known.searches.map(({ query }) => query) : []);
  for (const [query, isSaved] of get(pendingQueriesAtom)) {
    if (isSaved) queries.add(query);
    else queries.delete(query);
  }
  return queries;
});
