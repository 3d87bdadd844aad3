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
 * Where one person's job lists are kept. Both functions may reject; what a failed write left behind is then not known,
 * and the error of one that was given up tells by `inFlight` when it ends.
 */
export type RemoteStore = {
  fetchListed: () => Promise<readonly ListedJobKey[]>;
  setListed: (entry: ListedJob, isListed: boolean) => Promise<boolean>;
};

/** A change of an entry that is neither written nor refused yet. */
export type PendingMutation = { readonly key: ListedJobKey; readonly isListed: boolean };

/**
 * Changes that are neither written nor refused, stored beyond the page that asked. All tabs share them: an entry's last
 * change counts.
 */
export type PendingMutations = {
  /** Keeps a change in place of an earlier one for the same entry. Gives what lets go of it, unless a later one came. */
  keep: (change: PendingMutation) => () => void;
  /** Changes of this moment and of pages that were left before they were settled. */
  list: () => readonly PendingMutation[];
};

/** What a person's tabs in one browser share. */
export type TabSync = {
  /** Milliseconds, by a clock that only goes forward, and is never behind what was heard from another tab. */
  now: () => number;
  pending: PendingMutations;
  /** Runs the tasks of one name one after another, over all tabs, in the order asked for. */
  withLock: WithLock;
  /** Tells the other tabs. */
  broadcast: (event: SyncEvent) => void;
  /** Hears them, until closed. */
  listen: (listener: (event: SyncEvent) => void) => void;
  close: () => void;
};

type Request = PromiseWithResolvers<boolean> & {
  readonly isListed: boolean;
  readonly retry: Retry | undefined;
  isStarted: boolean;
  readonly release: () => void;
};

/** What is to be written again, and since when, by the tabs' clock. */
type Retry = { readonly isListed: boolean; readonly since: number };

type Outcome = "overtaken" | "written" | "failed";

// Being looked at again is no reason to read everything again within half a minute.
const FRESH_MS = 30_000;

/**
 * Writes one person's changes of their job lists, in one tab, until what is shown, what is stored and what was last
 * asked for are the same.
 *
 * A change shows at once. Its write waits for the lock of its entry, over all tabs, in the order of the clicks; a change
 * that a newer one of this tab has overtaken by then is not written at all. Only this tab's newer change does that: two
 * tabs that each took the other's for the newer would both stay silent. A change outlives the page until it is written
 * or refused, and a write that was given up does not have the last word when it is done after all.
 */
export class SyncQueue {
  readonly #store: RemoteStore;
  readonly #tabs: TabSync;
  readonly #show: (snapshot: Snapshot) => void;
  readonly #requests = new Map<ListedJobKey, Request>();
  readonly #late = new LateWrites();
  /** What a late write undid and could not be written again yet. */
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

  /** Resolves to whether it is written; an overtaken change, to the outcome of the one that overtook it. */
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

  /** Asks for what pages that were left had asked for and not settled. To be called before anything is asked here. */
  resume(): ReadonlyMap<ListedJobKey, Promise<boolean>> {
    const pending = this.#tabs.pending.list();
    return new Map(pending.map(({ key, isListed }) => [key, this.set(readListedJobKey(key), isListed)]));
  }

  /** Reads all entries; a failure leaves what was known, to be tried again by `refreshIfDue`. */
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

  /** The page is looked at again, or is online again. */
  async refreshIfDue(): Promise<void> {
    // Of a copy: what is asked for again is to be retried again from then on.
    for (const [key, retry] of new Map(this.#retries)) void this.#retryWrite(readListedJobKey(key), retry);
    const { fetched, staleSince } = this.#known;
    const isFresh = fetched !== undefined && this.#tabs.now() - fetched.at < FRESH_MS;
    if (this.#reading === 0 && (staleSince !== undefined || !isFresh)) await this.refresh();
  }

  /** From here on nothing is shown or told, and what has not been written yet will not be. */
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
        return () => this.#rollBack();
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

  /** What a failed write left behind is not known: all is read anew. */
  async #rollBack(): Promise<void> {
    if (!this.#closed) await this.refresh();
  }

  async #withLock(entry: ListedJob, request: Request): Promise<Outcome> {
    try {
      return await this.#tabs.withLock(listedJobKey(entry), () => this.#write(entry, request));
    } catch {
      // A page on its way out is given no more locks.
      return "failed";
    }
  }

  async #write(entry: ListedJob, request: Request): Promise<Outcome> {
    const key = listedJobKey(entry);
    if (this.#requests.get(key) !== request) return "overtaken";
    request.isStarted = true;
    // Whoever is signed in by now would be written to.
    if (this.#closed) return "failed";
    // Another tab has been asked for something else while this one waited for the lock.
    if (request.retry && this.#retries.get(key) !== request.retry) return "failed";
    try {
      if (!(await this.#store.setListed(entry, request.isListed))) return "failed";
    } catch (error) {
      const inFlight = findInFlight(error);
      if (inFlight) void this.#reconcile(entry, inFlight);
      return "failed";
    }
    // The time is taken under the lock, so that times order writes as the locks did.
    this.#announce({ kind: "written", at: this.#tabs.now(), key, isListed: request.isListed });
    return "written";
  }

  /** Has what was written meanwhile written once more when a write has ended that was given up before. */
  async #reconcile(entry: ListedJob, inFlight: Promise<unknown>): Promise<void> {
    const key = listedJobKey(entry);
    // Whoever writes just now is to be heard first.
    const ended = inFlight.then(() => this.#tabs.withLock(key, async () => {})).catch(() => undefined);
    const newer = await this.#late.follow(key, ended);
    // A change that waits is written after it anyway.
    if (this.#closed || this.#requests.has(key)) return;
    if (newer === undefined) await this.refresh();
    else await this.#retryWrite(entry, { isListed: newer, since: this.#tabs.now() });
  }

  /** Somebody was told that it is written: it is tried at every look, until it is or somebody wants something else. */
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
