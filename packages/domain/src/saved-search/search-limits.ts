import type { AlertFrequency } from "../billing/alert-frequencies.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * The least time from one look for new jobs to the next, in ms, counted from the search's making on. All are a little
 * short of a half hour, a day or a week: whoever looks comes every quarter of an hour, never quite to the second, and
 * a look put off to the next time would come later every day. An instant search thus hears of a job within half an
 * hour of its being listed, and gets two digests an hour at most.
 */
export const ALERT_PAUSE_MS: Readonly<Record<AlertFrequency, number>> = {
  instant: 30 * MINUTE - 5 * MINUTE,
  daily: 24 * HOUR - 5 * MINUTE,
  weekly: 7 * 24 * HOUR - 5 * MINUTE,
};

/** The most characters of a saved search's name, and of its query string; firestore.rules hold the same. */
export const MAX_SEARCH_NAME = 80;
export const MAX_SEARCH_QUERY = 2000;
/** What keeps one account from filling the database. No plan's limit: it is far beyond what anybody reads. */
export const MAX_SAVED_SEARCHES = 200;
