/** How long publication may wait here, within the minute in which a job must be found: see `cache-index.ts`. */
const INTERVAL_MS = 15_000;

export interface PaceOptions {
  /** A monotonic clock in milliseconds. */
  readonly clock: () => number;
  readonly onFailed: (error: unknown) => void;
}

/**
 * Throttles publication during a poll to once every 15 s. Failures are logged but do not end the poll: the next
 * publication includes what this one missed.
 */
export function pacePublication(
  publish: () => Promise<void>,
  { clock, onFailed }: PaceOptions,
): () => Promise<void> {
  let publishedAt = clock();
  return async () => {
    if (clock() - publishedAt < INTERVAL_MS) return;
    publishedAt = clock();
    await publish().catch(onFailed);
  };
}
