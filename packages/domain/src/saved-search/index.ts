export {
  ALERT_FREQUENCIES,
  ALERT_FREQUENCY_LABELS,
  ALERT_PAUSE_MS,
  MAX_SAVED_SEARCHES,
  MAX_SEARCH_NAME,
  MAX_SEARCH_QUERY,
} from "./alert-frequencies.ts";
export { describeMatch } from "./describe-match.ts";
export { type AlertedSearch, compareOldest, pickAlertedSearches } from "./pick-alerted-searches.ts";
export { AlertFrequency, SavedSearch, SavedSearchName } from "./saved-search.ts";
export { readSearchFilters, toSearchQuery } from "./search-query.ts";
