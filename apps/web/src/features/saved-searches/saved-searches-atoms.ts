import type { SavedSearch } from "@farwork/domain";
import { atom } from "jotai";

import { providedAtom, sessionAtom } from "../../platform/session/session-atoms.ts";
import type { SearchDraft } from "./name-search.ts";

// What every listing needs of saved searches. The code that changes them is loaded on demand.

/** The user's saved searches, oldest first. */
export type SavedSearches =
  | { readonly status: "loading" | "failed" }
  | { readonly status: "ready"; readonly searches: readonly SavedSearch[] };

/** The user whose searches are known, and their state. */
export const fetchedSearchesAtom = providedAtom<
  { readonly uid: string; readonly known: SavedSearches } | undefined
>(undefined);

/** Requests without an answer, by query: whether it is to be saved. */
export const pendingQueriesAtom = providedAtom<ReadonlyMap<string, boolean>>(new Map());

/** The search whose filters are being edited. */
export const searchUnderEditAtom = atom<SavedSearch>();

/** The search that exceeded the plan's limit, until the dialog is closed. */
export const searchOverLimitAtom = atom<SearchDraft>();

export const savedSearchesAtom = atom((get): SavedSearches => {
  const session = get(sessionAtom);
  const held = get(fetchedSearchesAtom);
  const isTheirs = session.status === "signed-in" && held?.uid === session.account.uid;
  return isTheirs ? held.known : { status: "loading" };
});

/** The queries that are saved, including pending requests. */
export const savedQueriesAtom = atom((get): ReadonlySet<string> => {
  const known = get(savedSearchesAtom);
  const queries = new Set(known.status === "ready" ? known.searches.map(({ query }) => query) : []);
  for (const [query, isSaved] of get(pendingQueriesAtom)) {
    if (isSaved) queries.add(query);
    else queries.delete(query);
  }
  return queries;
});
