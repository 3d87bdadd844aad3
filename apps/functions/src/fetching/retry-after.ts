/** The longest `Retry-After` that is respected. */
const FURTHEST_MS = 24 * 3_600_000;

/**
 * Parses `Retry-After`, which is in seconds or a date. Anything else, and dates in the past, are ignored; more than a
 * day counts as a day.
 *
 * @example readRetryAfter("120", now); // two minutes from now
 */
export function readRetryAfter(header: string | undefined, now: Date): Date | undefined {
  const ms = readWait(header?.trim() ?? "", now);
  if (!(ms > 0)) return undefined;
  return new Date(now.getTime() + Math.min(ms, FURTHEST_MS));
}

/** NaN if invalid. */
function readWait(text: string, now: Date): number {
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  // "Wed, 21 Oct 2026 07:28:00 GMT"; `Date` alone would accept much more, even "-1".
  return /^[A-Z][a-z]+,? .*GMT$/.test(text) ? Date.parse(text) - now.getTime() : Number.NaN;
}
