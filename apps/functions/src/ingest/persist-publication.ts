/** Delays before the retries; if it still fails, the next publication takes over. */
const PAUSES_MS = [1000, 3000, 9000];

export interface PersistOptions {
  /** Resolves after so many milliseconds. */
  readonly pause: (milliseconds: number) => Promise<void>;
  /** Called for each failure but the last. */
  readonly onFailed: (error: unknown) => void;
}

/** Publishes with up to four attempts within about 13 s. Rejects with the last error. */
export function persistPublication(
  publish: () => Promise<void>,
  { pause, onFailed }: PersistOptions,
): () => Promise<void> {
  return async () => {
    for (const milliseconds of PAUSES_MS) {
      try {
        return await publish();
      } catch (error) {
        onFailed(error);
        await pause(milliseconds);
      }
    }
    return publish();
  };
}
