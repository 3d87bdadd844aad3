import * as z from "zod/mini";

import { AlertFrequency, SavedSearch, SavedSearchId, SavedSearchName } from "../saved-search/saved-search.ts";
import { MAX_SEARCH_QUERY } from "../saved-search/search-limits.ts";
import { toSearchQuery } from "../saved-search/search-query.ts";
import type { SignedInContract } from "./callable-contract.ts";

/**
 * Saves a search, or returns the one saved earlier with this id. `query` is any listing's query string, from which only
 * filters are kept. `frequency` defaults to weekly or the plan's maximum. Rejected with `failed-precondition` and the
 * field `savedSearches` if the plan's limit is reached, with `permission-denied` and `frequency` if the plan does not
 * include it, with `resource-exhausted` after too many calls.
 */
export const SaveSearchRequest = z.object({
  searchId: SavedSearchId,
  name: SavedSearchName,
  query: z.string().check(
    z.maxLength(MAX_SEARCH_QUERY),
    // The stored form may be longer because of escaping.
    z.refine((query) => toSearchQuery(query).length <= MAX_SEARCH_QUERY),
  ),
  frequency: z.optional(AlertFrequency),
});
export type SaveSearchRequest = z.infer<typeof SaveSearchRequest>;

export const SaveSearchResponse = z.object({ search: SavedSearch });
export type SaveSearchResponse = z.infer<typeof SaveSearchResponse>;

/** Saves a search for the caller. */
export const SaveSearch: SignedInContract<typeof SaveSearchRequest, typeof SaveSearchResponse> = {
  name: "saveSearch",
  callers: "signed-in",
  callsPerHour: 60,
  request: SaveSearchRequest,
  response: SaveSearchResponse,
  example: { searchId: "search-1", name: "React", query: "q=react" },
  cost: 10,
};
