import type { AlertFrequency } from "../billing/alert-frequencies.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * Minimum time between checks for new jobs in milliseconds, starting when the search is created. Slightly less than
 * half an hour, a day or a week: the scheduled check runs every quarter of an hour, never exactly on time, and skipping
 * a run would delay alerts a little more each day. Instant searches are notified within half an hour, at most twice an
 * hour.
 */
export const ALERT_PAUSE_MS: Readonly<Record<AlertFrequency, number>> = {
  instant: 30 * MINUTE - 5 * MINUTE,
  daily: 24 * HOUR - 5 * MINUTE,
  weekly: 7 * 24 * HOUR - 5 * MINUTE,
};

/** Maximum characters of a saved search's name and of its query string; firestore.rules has the same limits. */
export const MAX_SEARCH_NAME = 80;
export const MAX_SEARCH_QUERY = 2000;
/** Keeps one account from filling the database. Not a plan's limit: far more than anyone can read. */
export const MAX_SAVED_SEARCHES = 200;
