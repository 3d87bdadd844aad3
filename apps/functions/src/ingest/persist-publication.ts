/** Before the second try, the third and the last: what fails for longer is left to the next publication. */
const PAUSES_MS = [1000, 3000, 9000];

export interface PersistOptions {
  /** Resolves after so many milliseconds. */
  readonly pause: (milliseconds: number) => Promise<void>;
  /** Told of each failure but the last. */
  readonly onFailed: (error: unknown) => void;
}

/** Publishing that is tried four times within some 13 s. Rejects with what the last try failed of. */
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
