/** How far off a `Retry-After` may be for us to remember it. */
const FURTHEST_MS = 24 * 3_600_000;

/**
 * When a server wants to be asked again, by its `Retry-After`: seconds or a date. What is neither, or long ago, counts
 * as nothing said; what is further off than a day, as a day.
 *
 * @example readRetryAfter("120", now); // two minutes from now
 */
export function readRetryAfter(header: string | undefined, now: Date): Date | undefined {
  const ms = readWait(header?.trim() ?? "", now);
  if (!(ms > 0)) return undefined;
  return new Date(now.getTime() + Math.min(ms, FURTHEST_MS));
}

/** NaN for what says nothing. */
function readWait(text: string, now: Date): number {
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  // "Wed, 21 Oct 2026 07:28:00 GMT": `Date` alone would take much else for a date, "-1" among it.
  return /^[A-Z][a-z]+,? .*GMT$/.test(text) ? Date.parse(text) - now.getTime() : Number.NaN;
}
