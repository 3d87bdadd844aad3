import { formatCount } from "./format-count.ts";

const DAY = 86_400_000;
const DAYS_IN_WEEK = 7;
const DAYS_IN_MONTH = 30.44;
const DAYS_IN_YEAR = 365.25;
const FIRST_WEEKS = 14;
const FIRST_MONTHS = 61;

/**
 * Formats how long ago a job was posted, in UTC calendar days, so that server and browser agree in any time zone:
 * "today", "yesterday", "3 days ago", from 14 days "2 weeks ago", from 61 days "2 months ago", from a year "1 year
 * ago". A future date (a feed's clock, a missing zone) is "today".
 *
 * @throws RangeError if either date is invalid.
 * @example
 * formatPostedAgo(new Date("2026-11-18T23:00:00Z"), new Date("2026-11-21T01:00:00Z")); // => "3 days ago"
 */
export function formatPostedAgo(postedAt: Date, now: Date): string {
  const days = Math.max(0, dayNumber(now) - dayNumber(postedAt));
  if (days === 0) return "today";
  if (days === 1) return "yesterday";
  if (days < FIRST_WEEKS) return `${days} days ago`;
  if (days < FIRST_MONTHS) return formatAgo(days / DAYS_IN_WEEK, "week");
  if (days < DAYS_IN_YEAR) return formatAgo(days / DAYS_IN_MONTH, "month");
  // Not "last month" or "last year", which refer to the calendar.
  return formatAgo(days / DAYS_IN_YEAR, "year");
}

function formatAgo(length: number, unit: "week" | "month" | "year"): string {
  return `${formatCount(Math.floor(length), unit)} ago`;
}

function dayNumber(date: Date): number {
  return Math.floor(date.getTime() / DAY);
}
