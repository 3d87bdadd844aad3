import { updateOptimistically } from "../../platform/optimistic-update.ts";
import type { WithLock } from "../../platform/storage/locks.ts";
import {
  EMPTY_SNAPSHOT,
  type ListedJob,
  type ListedJobKey,
  listedJobKey,
  type Snapshot,
} from "./job-lists.ts";
import { applyEvent, findInFlight, LateWrites, readListedJobKey, type SyncEvent } from "./sync-events.ts";

/**
 * The storage of a user's lists. Both functions may reject. After a failed write the state is unknown; the error of one
 * that timed out has `inFlight`, which settles when it ends.
 */
export type RemoteStore = {
  fetchListed: () => Promise<readonly ListedJobKey[]>;
  setListed: (entry: ListedJob, isListed: boolean) => Promise<boolean>;
};

/** A change that is neither written nor refused yet. */
export type PendingMutation = { readonly key: ListedJobKey; readonly isListed: boolean };

/**
 * Changes that are neither written nor refused, stored across page loads and shared by all tabs. An entry's last change
 * wins.
 */
export type PendingMutations = {
  /**
   * Keeps a change, replacing an earlier one of the same entry. Returns a function that drops it, unless a later one
   * came.
   */
  keep: (change: PendingMutation) => () => void;
  /** This page's pending changes, and those left by earlier pages. */
  list: () => readonly PendingMutation[];
};

/** What a user's tabs in one browser share. */
export type TabSync = {
  /** Milliseconds of a monotonic clock that never falls behind other tabs. */
  now: () => number;
  pending: PendingMutations;
  /** Runs tasks of the same name one at a time over all tabs, in order. */
  withLock: WithLock;
  /** Sends an event to the other tabs. */
  broadcast: (event: SyncEvent) => void;
  /** Receives their events, until closed. */
  listen: (listener: (event: SyncEvent) => void) => void;
  close: () => void;
};

type Request = PromiseWithResolvers<boolean> & {
  readonly isListed: boolean;
  readonly retry: Retry | undefined;
  isStarted: boolean;
  readonly release: () => void;
};

/** The value to write again, and since when, by the tabs' clock. */
type Retry = { readonly isListed: boolean; readonly since: number };

type Outcome = "overtaken" | "written" | "failed";

// Within half a minute, becoming visible does not cause another read.
const FRESH_MS = 30_000;

/**
 * Writes a user's list changes in one tab, until what is shown, stored and last requested agree.
 *
 * A change shows at once. Its write waits for its entry's lock, which all tabs share in the order of clicks. A change
 * superseded by a newer one of this tab is never written. Newer changes of other tabs do not count, because two tabs
 * that each considered the other's newer would both give up. A change outlives the page until it is written or refused,
 * and a late write cannot override a newer one.
 */
export class SyncQueue {
  readonly #store: RemoteStore;
  readonly #tabs: TabSync;
  readonly #show: (snapshot: Snapshot) => void;
  readonly #requests = new Map<ListedJobKey, Request>();
  readonly #late = new LateWrites();
  /** What a late write undid, and could not be written again yet. */
  readonly #retries = new Map<ListedJobKey, Retry>();
  #known: Snapshot = EMPTY_SNAPSHOT;
  #reading = 0;
  #closed = false;

  constructor(ports: { store: RemoteStore; tabs: TabSync; show: (snapshot: Snapshot) => void }) {
    this.#store = ports.store;
    this.#tabs = ports.tabs;
    this.#show = ports.show;
    this.#tabs.listen((event) => this.#applyEvent(event));
  }

  /** Resolves to whether it was written; for a superseded change, to the outcome of the newer one. */
  set(entry: ListedJob, isListed: boolean): Promise<boolean> {
    return this.#request(entry, isListed);
  }

  #request(entry: ListedJob, isListed: boolean, retry?: Retry): Promise<boolean> {
    const key = listedJobKey(entry);
    const release = this.#tabs.pending.keep({ key, isListed });
    const request: Request = {
      isListed,
      retry,
      isStarted: false,
      release,
      ...Promise.withResolvers<boolean>(),
    };
    this.#retries.delete(key);
    const before = this.#requests.get(key);
    if (before && !before.isStarted) before.resolve(request.promise);
    void this.#follow(entry, request);
    return request.promise;
  }

  /** Resumes pending changes of earlier pages. Call it before any change of this page. */
  resume(): ReadonlyMap<ListedJobKey, Promise<boolean>> {
    const pending = this.#tabs.pending.list();
    return new Map(pending.map(({ key, isListed }) => [key, this.set(readListedJobKey(key), isListed)]));
  }

  /** Reads all entries. After a failure the old ones stay, and `refreshIfDue` tries again. */
  async refresh(): Promise<void> {
    const at = this.#tabs.now();
    this.#reading += 1;
    try {
      this.#announce({ kind: "fetched", at, listed: await this.#store.fetchListed() });
    } catch {
      this.#known = { ...this.#known, staleSince: at };
      this.#showAll();
    } finally {
      this.#reading -= 1;
    }
  }

  /** For when the page becomes visible or comes online. */
  async refreshIfDue(): Promise<void> {
    // Iterates over a copy, because a failed retry is added again.
    for (const [key, retry] of new Map(this.#retries)) void this.#retryWrite(readListedJobKey(key), retry);
    const { fetched, staleSince } = this.#known;
    const isFresh = fetched !== undefined && this.#tabs.now() - fetched.at < FRESH_MS;
    if (this.#reading === 0 && (staleSince !== undefined || !isFresh)) await this.refresh();
  }

  /** Stops showing and sending anything; pending writes do not start. */
  close(): void {
    this.#closed = true;
    this.#tabs.close();
  }

  async #follow(entry: ListedJob, request: Request): Promise<void> {
    const key = listedJobKey(entry);
    const outcome = await updateOptimistically({
      show: () => {
        this.#requests.set(key, request);
        this.#showAll();
        // After a failed write the state is unknown, so re-read everything.
        return () => (this.#closed ? undefined : this.refresh());
      },
      write: () => this.#withLock(entry, request),
      isDone: (ended) => ended !== "failed",
    });
    if (outcome === "overtaken") return;
    if (this.#requests.get(key) === request) {
      this.#requests.delete(key);
      this.#showAll();
    }
    request.release();
    request.resolve(outcome === "written");
  }

  async #withLock(entry: ListedJob, request: Request): Promise<Outcome> {
    try {
      return await this.#tabs.withLock(listedJobKey(entry), () => this.#write(entry, request));
    } catch {
      // A page being unloaded gets no more locks.
      return "failed";
    }
  }

  async #write(entry: ListedJob, request: Request): Promise<Outcome> {
    const key = listedJobKey(entry);
    if (this.#requests.get(key) !== request) return "overtaken";
    request.isStarted = true;
    // Another user may be signed in by now.
    if (this.#closed) return "failed";
    // Another tab changed the entry while this one waited for the lock.
    if (request.retry && this.#retries.get(key) !== request.retry) return "failed";
    try {
      if (!(await this.#store.setListed(entry, request.isListed))) return "failed";
    } catch (error) {
      const inFlight = findInFlight(error);
      if (inFlight) void this.#reconcile(entry, inFlight);
      return "failed";
    }
    // Taken under the lock, so that times order writes like the locks did.
    this.#announce({ kind: "written", at: this.#tabs.now(), key, isListed: request.isListed });
    return "written";
  }

  /** Once a timed-out write has ended, repeats the write it may have overwritten. */
  async #reconcile(entry: ListedJob, inFlight: Promise<unknown>): Promise<void> {
    const key = listedJobKey(entry);
    // Wait for a write in progress.
    const ended = inFlight.then(() => this.#tabs.withLock(key, async () => {})).catch(() => undefined);
    const newer = await this.#late.follow(key, ended);
    // A pending change is written later anyway.
    if (this.#closed || this.#requests.has(key)) return;
    if (newer === undefined) await this.refresh();
    else await this.#retryWrite(entry, { isListed: newer, since: this.#tabs.now() });
  }

  /**
   * The user was told that it is written, so retry whenever the page becomes visible, until it is or they change it
   * again.
   */
  async #retryWrite(entry: ListedJob, retry: Retry): Promise<void> {
    const change = this.#request(entry, retry.isListed, retry);
    this.#retries.set(listedJobKey(entry), retry);
    await change;
  }

  #announce(event: SyncEvent): void {
    if (this.#closed) return;
    this.#tabs.broadcast(event);
    this.#applyEvent(event);
  }

  #applyEvent(event: SyncEvent): void {
    this.#late.observe(event);
    if (event.kind === "written" && event.at >= (this.#retries.get(event.key)?.since ?? 0))
      this.#retries.delete(event.key);
    this.#known = applyEvent(this.#known, event);
    this.#showAll();
  }

  #showAll(): void {
    if (this.#closed) return;
    const pending = new Map([...this.#requests].map(([key, { isListed }]) => [key, isListed]));
    this.#show({ ...this.#known, pending });
  }
}
