const DAY = 86_400_000;
/** Consecutive failures without backoff. */
const BORNE_FAILURES = 2;

/** What the time of the next poll depends on. */
export interface FeedAsking {
  readonly askedAt: Date;
  /** Consecutive failed polls. */
  readonly failures: number;
  /** The server requested not to be polled before this time. */
  readonly retryAfter?: Date | undefined;
}

/**
 * When a feed may be polled again: `minPollInterval` (milliseconds) after the last poll. From the third consecutive
 * failure, every failure doubles the delay, up to a day or the interval if that is longer; one success resets it. A
 * longer delay requested by the server is respected up to the same limit, but never less than the interval.
 *
 * @example
 * nextDue({ askedAt, failures: 0 }, HOUR); // an hour later
 * nextDue({ askedAt, failures: 4 }, HOUR); // four hours later
 */
export function nextDue({ askedAt, failures, retryAfter }: FeedAsking, minPollInterval: number): Date {
  const longest = Math.max(DAY, minPollInterval);
  const backedOff = minPollInterval * 2 ** Math.max(0, failures - BORNE_FAILURES);
  const wanted = (retryAfter?.getTime() ?? 0) - askedAt.getTime();
  return new Date(askedAt.getTime() + Math.min(longest, Math.max(backedOff, wanted)));
}
