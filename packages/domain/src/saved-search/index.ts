export { ALERT_FREQUENCIES, ALERT_FREQUENCY_LABELS } from "../billing/alert-frequencies.ts";
export { describeMatch } from "./describe-match.ts";
export { type AlertedSearch, compareOldest, pickAlertedSearches } from "./pick-alerted-searches.ts";
export { AlertFrequency, SavedSearch, SavedSearchName } from "./saved-search.ts";
export { ALERT_PAUSE_MS, MAX_SAVED_SEARCHES, MAX_SEARCH_NAME, MAX_SEARCH_QUERY } from "./search-limits.ts";
export { readSearchFilters, toSearchQuery } from "./search-query.ts";
