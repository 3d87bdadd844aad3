import { Refusal } from "../runtime/refusal.ts";

/** Access to the stored index. */
export interface IndexSource<Index> {
  /** Loads the stored index. Given the held one, it only loads what is new, or returns the same. */
  readonly load: (held: Index | undefined) => Promise<LoadedIndex<Index>>;
  /** Rebuilds the index from all jobs, one read each. */
  readonly rebuild: () => Promise<Index>;
}

export type LoadedIndex<Index> =
  | { readonly status: "loaded"; readonly index: Index }
  /** It is missing or damaged. */
  | { readonly status: "unusable" }
  /** It is from a newer version, which is about to replace this one. */
  | { readonly status: "newer" };

export interface CacheOptions {
  /** A monotonic clock in milliseconds. */
  readonly clock: () => number;
  /** Age of the last check after which a request triggers another. */
  readonly recheckMs: number;
  /** Resolves after so many milliseconds. */
  readonly pause: (milliseconds: number) => Promise<void>;
  /** Called when a check or rebuild failed, or when an instance without an index could not get one. */
  readonly onFailed: (error: unknown) => void;
}

/**
 * Age of the last check, in recheck intervals, after which a request waits for the next one: 35 s for an interval of 30
 * s. A job is published at most 15 s after its commit, which leaves ten seconds of the minute in which it must be found
 * for the poll's current batch and the publication itself. Only an instance without requests for five seconds ever
 * waits. All of this assumes that publications succeed and checks take at most `MAX_WAIT_MS`.
 */
const WAIT_AFTER = 7 / 6;

/** In recheck intervals: if the stored index stays unusable, rebuilding is too expensive for every check. */
const REBUILD_PAUSE = 20;

/** Maximum wait for a check if an index is held: the client takes 43 s to detect an unreachable database. */
const MAX_WAIT_MS = 2000;

/** Maximum wait for the stored index if none is held yet. */
const MAX_START_MS = 10_000;

/**
 * Caches an index in memory and checks the stored one on requests. There is no timer, as idle instances may get no CPU.
 * The old index is used until a new one is complete. A failed check changes nothing and is retried after the usual
 * interval. If a check hangs, the held index is used, or requests are refused.
 *
 * @throws Refusal `unavailable` if none is held and the stored one can be neither loaded nor rebuilt.
 */
export function cacheIndex<Index>(source: IndexSource<Index>, options: CacheOptions): () => Promise<Index> {
  const { clock, recheckMs, pause, onFailed } = options;
  let held: Index | undefined;
  /** When the last check started, as it may have missed anything stored later; for a failed one, when it ended. */
  let checkedAt = -Infinity;
  /** The shared result of the current check. */
  let answer: Promise<Index> | undefined;
  let rebuiltAt = -Infinity;

  return async () => {
    const age = clock() - checkedAt;
    if (held === undefined || age >= recheckMs * WAIT_AFTER) return share();
    if (age >= recheckMs) void share();
    return held;
  };

  /** The result of the current or a new check; rejects only if no index is held. */
  function share(): Promise<Index> {
    answer ??= answerInTime(held);
    return answer;
  }

  function answerInTime(before: Index | undefined): Promise<Index> {
    const progress = { isLoading: true };
    const checked = check(progress).finally(() => {
      answer = undefined;
    });
    const late = before === undefined ? refuseLate(checked, progress) : pause(MAX_WAIT_MS).then(() => before);
    return Promise.race([checked, late]);
  }

  /** Rebuilding is slow but does not mean that the database is unreachable. */
  async function refuseLate(checked: Promise<Index>, progress: { readonly isLoading: boolean }) {
    await pause(MAX_START_MS);
    if (!progress.isLoading) return checked;
    onFailed(new Error(`Nothing was loaded for ${MAX_START_MS / 1000} s: requests are refused.`));
    throw new Refusal("unavailable");
  }

  async function check(progress: { isLoading: boolean }): Promise<Index> {
    const began = clock();
    try {
      const loaded = await source.load(held).finally(() => {
        progress.isLoading = false;
      });
      held = await chooseIndex(loaded);
      checkedAt = began;
    } catch (error) {
      onFailed(error);
      if (held === undefined) throw new Refusal("unavailable");
      checkedAt = clock();
    }
    return held;
  }

  async function chooseIndex(loaded: LoadedIndex<Index>): Promise<Index> {
    if (loaded.status === "loaded") return loaded.index;
    if (held === undefined) return source.rebuild();
    if (loaded.status === "unusable" && clock() - rebuiltAt >= recheckMs * REBUILD_PAUSE) void rebuildAside();
    return held;
  }

  async function rebuildAside(): Promise<void> {
    rebuiltAt = clock();
    try {
      held = await source.rebuild();
    } catch (error) {
      onFailed(error);
    }
  }
}
