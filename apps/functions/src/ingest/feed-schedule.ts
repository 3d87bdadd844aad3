const DAY = 86_400_000;
/** Failures in a row that change nothing: the next poll is soon enough to see whether they pass. */
const BORNE_FAILURES = 2;

/** What the next poll of a feed depends on. */
export interface FeedAsking {
  readonly askedAt: Date;
  /** Polls in a row that came to nothing, up to now. */
  readonly failures: number;
  /** Before this the server does not want to be asked, by its own word. */
  readonly retryAfter?: Date | undefined;
}

/**
 * When a feed may be asked again: `minPollInterval` (milliseconds) after it was last asked. The circuit opens with the
 * third failure in a row: from then on each failure doubles the time, up to a day, or the interval where that is longer.
 * What is due then is one trial: it closes the circuit, or is one failure more. A server that asks for more time gets
 * it, within the same bound, and never less than the interval.
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
