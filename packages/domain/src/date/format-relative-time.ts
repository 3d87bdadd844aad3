const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

// "Yesterday" would speak of the calendar's, which is another one in every zone.
const inSpans = new Intl.RelativeTimeFormat("en-US");

/**
 * How far a moment is from now, to the minute, the hour or from two days on the day: "5 minutes ago", "in 3 hours",
 * "2 days ago"; "now" within a minute.
 *
 * @throws RangeError if either date is invalid.
 * @example
 * formatRelativeTime(new Date("2026-01-16T09:00:00Z"), new Date("2026-01-16T12:00:00Z")); // => "3 hours ago"
 */
export function formatRelativeTime(at: Date, now: Date): string {
  const span = at.getTime() - now.getTime();
  const length = Math.abs(span);
  if (length < MINUTE) return "now";
  if (length < HOUR) return inSpans.format(Math.trunc(span / MINUTE), "minute");
  if (length < 2 * DAY) return inSpans.format(Math.trunc(span / HOUR), "hour");
  return inSpans.format(Math.trunc(span / DAY), "day");
}
