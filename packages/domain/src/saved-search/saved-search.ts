import * as z from "zod/mini";

import { ALERT_FREQUENCIES } from "../billing/alert-frequencies.ts";
import { WireDate } from "../date/wire-date.ts";
import { MAX_SEARCH_NAME, MAX_SEARCH_QUERY } from "./search-limits.ts";

export const AlertFrequency = z.enum(ALERT_FREQUENCIES);
export type AlertFrequency = z.infer<typeof AlertFrequency>;

/**
 * Made up by whoever saves the search, so that saving again after a lost answer makes no second one. Ids with two
 * underscores at both ends are Firestore's own (https://firebase.google.com/docs/firestore/quotas).
 */
export const SavedSearchId = z.string().check(
  z.regex(/^[A-Za-z0-9_-]{8,40}$/),
  z.refine((id) => !/^__.*__$/.test(id)),
);

export const SavedSearchName = z.string().check(
  z.trim(),
  z.minLength(1),
  z.maxLength(MAX_SEARCH_NAME),
  // Half a character cannot be stored.
  z.refine((name) => name.isWellFormed()),
);

/**
 * The document `users/{uid}/savedSearches/{searchId}`. `query` is a listing's query string as `filtersToQuery` writes
 * it, without page and order. The server alone writes `seenUntil`, up to when jobs were looked at for a digest, and
 * `alertedAt`, when the last one went out. Dates are `Date` here and ISO 8601 UTC on the wire.
 *
 * @example z.decode(SavedSearch, storedSearch).query; // => "q=react&location=ES"
 */
export const SavedSearch = z.object({
  searchId: SavedSearchId,
  name: SavedSearchName,
  query: z.string().check(z.maxLength(MAX_SEARCH_QUERY)),
  frequency: AlertFrequency,
  isPaused: z.boolean(),
  createdAt: WireDate,
  updatedAt: WireDate,
  seenUntil: WireDate,
  alertedAt: z.optional(WireDate),
});
export type SavedSearch = z.infer<typeof SavedSearch>;
