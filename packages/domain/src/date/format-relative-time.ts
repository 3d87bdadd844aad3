import { formatCount } from "./format-count.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Formats a time relative to now in minutes, hours or, from two days, days: "5 minutes ago", "in 3 hours", "2 days
 * ago"; "now" within a minute.
 *
 * @throws RangeError if either date is invalid.
 * @example
 * formatRelativeTime(new Date("2026-01-16T09:00:00Z"), new Date("2026-01-16T12:00:00Z")); // => "3 hours ago"
 */
export function formatRelativeTime(at: Date, now: Date): string {
  const span = at.getTime() - now.getTime();
  const length = Math.abs(span);
  if (length < MINUTE) return "now";
  const words = formatLength(length);
  return span < 0 ? `${words} ago` : `in ${words}`;
}

// Not "yesterday", which depends on the time zone.
function formatLength(length: number): string {
  if (length < HOUR) return formatCount(Math.floor(length / MINUTE), "minute");
  if (length < 2 * DAY) return formatCount(Math.floor(length / HOUR), "hour");
  return formatCount(Math.floor(length / DAY), "day");
}
