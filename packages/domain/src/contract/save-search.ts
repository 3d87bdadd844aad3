import * as z from "zod/mini";

import { AlertFrequency, SavedSearch, SavedSearchId, SavedSearchName } from "../saved-search/saved-search.ts";
import { MAX_SEARCH_QUERY } from "../saved-search/search-limits.ts";
import { toSearchQuery } from "../saved-search/search-query.ts";
import type { CallableContract } from "./callable-contract.ts";

/**
 * Saves a search, or answers with the one that was saved under this id before. `query` is any listing's query string;
 * what is no filter of it is dropped. Without `frequency` it is the most that the plan allows, weekly at least.
 * Refused with `failed-precondition` and the field `savedSearches` where the plan's number is reached, with
 * `permission-denied` and `frequency` where the plan has no such alerts, with `resource-exhausted` after too many.
 */
export const SaveSearchRequest = z.object({
  searchId: SavedSearchId,
  name: SavedSearchName,
  query: z.string().check(
    z.maxLength(MAX_SEARCH_QUERY),
    // As it is kept it may be longer: what was not escaped is then.
    z.refine((query) => toSearchQuery(query).length <= MAX_SEARCH_QUERY),
  ),
  frequency: z.optional(AlertFrequency),
});
export type SaveSearchRequest = z.infer<typeof SaveSearchRequest>;

export const SaveSearchResponse = z.object({ search: SavedSearch });
export type SaveSearchResponse = z.infer<typeof SaveSearchResponse>;

export const SaveSearch: CallableContract<typeof SaveSearchRequest, typeof SaveSearchResponse> = {
  name: "saveSearch",
  request: SaveSearchRequest,
  response: SaveSearchResponse,
  cost: 10,
};
