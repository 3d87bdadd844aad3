import { Refusal } from "../runtime/refusal.ts";

/** What the holder asks of the stored index. */
export interface IndexSource<Index> {
  /** The index as it is stored now. Told which one is held, it loads only what is new, or gives the same one. */
  readonly load: (held: Index | undefined) => Promise<LoadedIndex<Index>>;
  /** The index made anew from the jobs, which takes a read a job. */
  readonly rebuild: () => Promise<Index>;
}

export type LoadedIndex<Index> =
  | { readonly status: "loaded"; readonly index: Index }
  /** It is missing, or damaged. */
  | { readonly status: "unusable" }
  /** It is of newer code than this, which is about to be replaced. */
  | { readonly status: "newer" };

export interface CacheOptions {
  /** Milliseconds since any moment. */
  readonly clock: () => number;
  /** How old the last check may be before a request has another one made. */
  readonly recheckMs: number;
  /** Resolves after so many milliseconds. */
  readonly pause: (milliseconds: number) => Promise<void>;
  /** Told why a check or a rebuilding failed, or that an instance without an index was refused one for now. */
  readonly onFailed: (error: unknown) => void;
}

/**
 * How old the last check may be, in re-check intervals, before a request waits for the next one. Of 30 s that is 35 s.
 * A job is published at the latest 15 s after its commit, which leaves ten seconds, of the minute in which it has to be
 * found, for the slice that a poll has under way and for the publication itself. Only an instance that nobody asked
 * anything for five seconds ever waits. All this as long as publications succeed, and checks take no longer than
 * `MAX_WAIT_MS`.
 */
const WAIT_AFTER = 7 / 6;

/** In re-check intervals: should what is stored stay unusable, reading all jobs is too dear for every check. */
const REBUILD_PAUSE = 20;

/** How long requests wait for a check at most where an index is held: the client takes 43 s to find nobody there. */
const MAX_WAIT_MS = 2000;

/** How long an instance that holds none yet has them wait for what is stored. */
const MAX_START_MS = 10_000;

/**
 * Holds an index in memory and gives it to whoever asks, checking with the stored one as they come: there is no timer,
 * since an instance without requests may get no processor. Until a new index is complete, the old one answers. A
 * check that fails changes nothing, and is tried again when as much time has passed as after one that did not. One
 * that hangs is left to itself: what is held answers, or requests are refused.
 *
 * @throws Refusal `unavailable` where nothing is held, and what is stored can be neither loaded nor built.
 */
export function cacheIndex<Index>(source: IndexSource<Index>, options: CacheOptions): () => Promise<Index> {
  const { clock, recheckMs, pause, onFailed } = options;
  let held: Index | undefined;
  /** When the last check began: what was stored later it may not have seen. Of one that failed, when it ended. */
  let checkedAt = -Infinity;
  /** What is answered to those who wait for the check under way. */
  let answer: Promise<Index> | undefined;
  let rebuiltAt = -Infinity;

  return async () => {
    const age = clock() - checkedAt;
    if (held === undefined || age >= recheckMs * WAIT_AFTER) return share();
    if (age >= recheckMs) void share();
    return held;
  };

  /** Of the check under way, or a new one; rejects only where nothing is held. */
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

  /** Building an index takes its time, and is no sign of a database that cannot be reached. */
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
