import type { WithLock } from "../../platform/storage/locks.ts";
import type { ListedJobKey } from "./job-lists.ts";
import type { SyncEvent } from "./sync-events.ts";

/** The queue whose writes may be late. */
type Queue = {
  /** Milliseconds of the tabs' shared clock. */
  readonly now: () => number;
  readonly withLock: WithLock;
  /** Whether the queue is open and has no pending change of the job, which would be written later anyway. */
  readonly mayRepeat: (key: ListedJobKey) => boolean;
  /** Writes again, unless that is no longer due when its turn comes. */
  readonly repeat: (key: ListedJobKey, isListed: boolean, isDue: () => boolean) => Promise<boolean>;
  readonly refresh: () => Promise<void>;
};

type Written = Extract<SyncEvent, { kind: "written" }>;
type Late = { readonly key: ListedJobKey; newer: Written | undefined };
/** The value to write again, and since when, by the tabs' clock. */
type Retry = { readonly isListed: boolean; readonly since: number };

/** Writes that timed out and may still succeed. What they then undo is written again. */
export class LateWrites {
  readonly #queue: Queue;
  readonly #late = new Set<Late>();
  /** What a late write undid, and could not be written again yet. */
  readonly #retries = new Map<ListedJobKey, Retry>();

  constructor(queue: Queue) {
    this.#queue = queue;
  }

  /** Once a timed-out write has ended, repeats the write it may have overwritten. */
  async reconcile(key: ListedJobKey, inFlight: Promise<unknown>): Promise<void> {
    // Wait for a write in progress.
    const ended = inFlight.then(() => this.#queue.withLock(key, async () => {})).catch(() => undefined);
    const newer = await this.follow(key, ended);
    if (!this.#queue.mayRepeat(key)) return;
    if (newer === undefined) await this.#queue.refresh();
    else await this.#repeat(key, { isListed: newer, since: this.#queue.now() });
  }

  /** Resolves, once the write has ended, to what was written since it timed out; undefined for nothing. */
  async follow(key: ListedJobKey, ended: Promise<unknown>): Promise<boolean | undefined> {
    const late: Late = { key, newer: undefined };
    this.#late.add(late);
    await ended;
    this.#late.delete(late);
    return late.newer?.isListed;
  }

  observe(event: SyncEvent): void {
    if (event.kind !== "written") return;
    for (const late of this.#late)
      if (late.key === event.key && event.at >= (late.newer?.at ?? event.at)) late.newer = event;
    if (event.at >= (this.#retries.get(event.key)?.since ?? 0)) this.#retries.delete(event.key);
  }

  /** The user was told that these are written, so they are tried until they are, or the user changes them again. */
  retry(): void {
    // Iterates over a copy, because a failed retry is added again.
    for (const [key, retry] of new Map(this.#retries)) void this.#repeat(key, retry);
  }

  /** The user changed it again. */
  forget(key: ListedJobKey): void {
    this.#retries.delete(key);
  }

  async #repeat(key: ListedJobKey, retry: Retry): Promise<void> {
    // Another tab may change the entry while this one waits for the lock.
    const change = this.#queue.repeat(key, retry.isListed, () => this.#retries.get(key) === retry);
    this.#retries.set(key, retry);
    await change;
  }
}

/**
 * The promise of a write that timed out but may still finish, from its error. Checks the shape, because importing the
 * class would bring Firebase.
 */
export function findInFlight(error: unknown): Promise<unknown> | undefined {
  if (!(error instanceof Error && "inFlight" in error)) return undefined;
  return error.inFlight instanceof Promise ? error.inFlight : undefined;
}
