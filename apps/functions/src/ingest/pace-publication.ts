/** Of the minute in which a job has to be found, the part it may wait here: `cache-index.ts` has the arithmetic. */
const INTERVAL_MS = 15_000;

export interface PaceOptions {
  /** Milliseconds since any moment. */
  readonly clock: () => number;
  readonly onFailed: (error: unknown) => void;
}

/**
 * Publishing as often as a poll asks for it, but not before 15 s have passed since the last time, or since this was
 * called. A failure is told and no reason to end the poll: the next publication takes along what this one did not.
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
