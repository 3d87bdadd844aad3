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

export interface HoldOptions {
  /** Milliseconds since any moment. */
  readonly clock: () => number;
  /** How old the last check may be before a request has another one made. */
  readonly recheckMs: number;
  /** Told why a check or a rebuilding failed, where an older index answers instead. */
  readonly onFailed: (error: unknown) => void;
}

/**
 * How old the last check may be, in re-check intervals, before a request waits for the next one. Of 30 s that is 35 s.
 * A job is published at the latest 15 s after its commit, which leaves ten seconds, of the minute in which it has to be
 * found, for the slice that a sweep has under way and for the publication itself. Only an instance that nobody asked
 * anything for five seconds ever waits.
 */
const WAIT_AFTER = 7 / 6;

/** In re-check intervals: should what is stored stay unusable, reading all jobs is too dear for every check. */
const REBUILD_PAUSE = 20;

/**
 * Holds an index in memory and gives it to whoever asks, checking with the stored one as they come: there is no timer,
 * since an instance without requests may get no processor. Until a new index is complete, the old one answers. A
 * check that fails changes nothing, and is tried again when the next one is due.
 */
export function holdIndex<Index>(source: IndexSource<Index>, options: HoldOptions): () => Promise<Index> {
  const { clock, recheckMs, onFailed } = options;
  let held: Index | undefined;
  /** When the last check that came to an end began: what was stored later it may not have seen. */
  let checkedAt = -Infinity;
  let checking: Promise<Index> | undefined;
  let rebuiltAt = -Infinity;

  return async () => {
    const age = clock() - checkedAt;
    if (held === undefined || age >= recheckMs * WAIT_AFTER) return share();
    if (age >= recheckMs) void share();
    return held;
  };

  /** The check under way, or a new one; rejects only where nothing is held. */
  function share(): Promise<Index> {
    checking ??= check().finally(() => {
      checking = undefined;
    });
    return checking;
  }

  async function check(): Promise<Index> {
    const began = clock();
    try {
      held = await loadOrRebuild();
    } catch (error) {
      if (held === undefined) throw error;
      onFailed(error);
    }
    checkedAt = began;
    return held;
  }

  async function loadOrRebuild(): Promise<Index> {
    const loaded = await source.load(held);
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
