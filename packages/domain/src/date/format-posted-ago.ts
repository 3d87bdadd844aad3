const DAY = 86_400_000;
const DAYS_IN_WEEK = 7;
const DAYS_IN_MONTH = 30.44;
const DAYS_IN_YEAR = 365.25;
const FIRST_WEEKS = 14;
const FIRST_MONTHS = 61;

const inDays = new Intl.RelativeTimeFormat("en-US", { numeric: "auto" });
// "Last month" and "last year" would speak of the calendar's.
const inSpans = new Intl.RelativeTimeFormat("en-US");

/**
 * How long ago a job was posted, in whole days of the UTC calendar, so that a server and a browser in any zone say the
 * same: "today", "yesterday", "3 days ago", from 14 days "2 weeks ago", from 61 "2 months ago", from a year "1
 * year ago". A date ahead of `now` (a feed's clock, a zone left out) is "today".
 *
 * @throws RangeError if either date is invalid.
 * @example
 * formatPostedAgo(new Date("2026-11-18T23:00:00Z"), new Date("2026-11-21T01:00:00Z")); // => "3 days ago"
 */
export function formatPostedAgo(postedAt: Date, now: Date): string {
  const days = Math.max(0, dayNumber(now) - dayNumber(postedAt));
  if (days < FIRST_WEEKS) return inDays.format(-days, "day");
  if (days < FIRST_MONTHS) return inSpans.format(-Math.floor(days / DAYS_IN_WEEK), "week");
  if (days < DAYS_IN_YEAR) return inSpans.format(-Math.floor(days / DAYS_IN_MONTH), "month");
  return inSpans.format(-Math.floor(days / DAYS_IN_YEAR), "year");
}

function dayNumber(date: Date): number {
  return Math.floor(date.getTime() / DAY);
}
