import type * as fc from "fast-check";

import {
  EMPTY_SNAPSHOT,
  type ListedJobKey,
  listedJobKey,
  shownJobs,
  type Snapshot,
} from "../features/saved-jobs/job-lists.ts";
import { type SyncEvent } from "../features/saved-jobs/sync-events.ts";
import { type RemoteStore, SyncQueue } from "../features/saved-jobs/sync-queue.ts";
import type { TabSync } from "../features/saved-jobs/tab-sync.ts";
import { FakePendingMutations } from "./fake-pending-mutations.ts";

/**
 * How a call to the database ends: well, refused before it did anything, done but with its response lost, or given up
 * while in flight, so that a write may still happen at any later time.
 */
export type Fate = "well" | "refused" | "answer lost" | "given up";

/** Why no call arrives at all: no network, or an expired token. */
export type Outage = "offline" | "expired";

type Listener = (event: SyncEvent) => void;
/** A page in a tab, until it is left. */
type Page = { left: boolean; readonly leaving: PromiseWithResolvers<never> };

/** One database, with tabs that reach it and each other whenever a scheduler lets them. */
export class FakeSyncWorld {
  readonly database = new Set<ListedJobKey>();
  outage: Outage | undefined;
  readonly #scheduler: fc.Scheduler;
  readonly #listeners = new Map<Page, Listener>();
  readonly #locks = new Map<string, Promise<unknown>>();
  readonly #pending = new FakePendingMutations();
  readonly #fates: Fate[];
  #inFlight: { readonly page: Page; readonly land: () => void }[] = [];
  #time = 0;

  constructor(scheduler: fc.Scheduler, fates: readonly Fate[]) {
    this.#scheduler = scheduler;
    this.#fates = [...fates];
  }

  openPage() {
    let snapshot = EMPTY_SNAPSHOT;
    const page: Page = { left: false, leaving: Promise.withResolvers() };
    page.leaving.promise.catch(() => undefined);
    const queue = new SyncQueue({
      store: this.#openStore(page),
      tabs: this.#openTabs(page),
      show: (shown: Snapshot) => (snapshot = shown),
    });
    const resumed = queue.resume();
    void queue.refresh();
    return { queue, resumed, screen: () => shownJobs(snapshot, new Set()), leave: () => this.#leave(page) };
  }

  /** Changes still pending. */
  get kept() {
    return this.#pending.open().list();
  }

  /** From here on every call succeeds. */
  repair(): void {
    this.#fates.length = 0;
    this.outage = undefined;
  }

  /** Completes the calls that were given up. */
  land(): void {
    const landing = this.#inFlight;
    this.#inFlight = [];
    for (const { land } of landing) land();
  }

  /** Like a reload: the page's code stops, its locks are released and its requests aborted. */
  #leave(page: Page): void {
    page.left = true;
    page.leaving.reject(new Error("the page was left"));
    this.#listeners.delete(page);
    this.#inFlight = this.#inFlight.filter((write) => write.page !== page);
  }

  async #pass(label: string): Promise<void> {
    await this.#scheduler.schedule(Promise.resolve(), label);
  }

  #openStore(page: Page): RemoteStore {
    return {
      setListed: (entry, isListed) =>
        this.#call(page, "write", () => {
          if (isListed) this.database.add(listedJobKey(entry));
          else this.database.delete(listedJobKey(entry));
          return true;
        }),
      fetchListed: () => this.#call(page, "read", () => [...this.database]),
    };
  }

  async #call<Answer>(page: Page, label: "write" | "read", reach: () => Answer): Promise<Answer> {
    const fate = this.#fates.shift() ?? "well";
    await this.#pass(`${label} arrives`);
    if (page.left) return page.leaving.promise;
    if (fate === "refused" || this.outage !== undefined) throw new Error(this.outage ?? fate);
    if (fate === "given up") throw Object.assign(new Error(fate), this.#giveUp(page, label, reach));
    const answer = reach();
    await this.#pass(`${label} is answered`);
    if (page.left) return page.leaving.promise;
    if (fate === "answer lost") throw new Error(fate);
    return answer;
  }

  #giveUp(page: Page, label: "write" | "read", reach: () => unknown) {
    if (label === "read") return {};
    const { promise: inFlight, resolve } = Promise.withResolvers<void>();
    const land = () => {
      reach();
      resolve();
    };
    this.#inFlight.push({ page, land });
    return { inFlight };
  }

  #openTabs(page: Page): TabSync {
    return {
      now: () => (this.#time += 1),
      pending: this.#pending.open(() => page.left),
      // Web Locks: first come, first served, and a page that is left releases its locks.
      withLock: (name, task) => {
        const before = this.#locks.get(name) ?? Promise.resolve();
        const run = () => (page.left ? page.leaving.promise : Promise.race([task(), page.leaving.promise]));
        const mine = before
          .catch(() => undefined)
          .then(() => this.#pass("lock"))
          .then(run);
        this.#locks.set(name, mine);
        return page.left
          ? new Promise(() => {})
          : mine.catch((error: unknown) => this.#unlessLeft(page, error));
      },
      // Unlike a BroadcastChannel, this one does not even keep the order of one sender's messages.
      broadcast: (event) => {
        for (const [other, listener] of this.#listeners)
          if (other !== page) void this.#deliver(other, listener, event);
      },
      listen: (listener) => void this.#listeners.set(page, listener),
      close: () => void this.#listeners.delete(page),
    };
  }

  /** Code of a page that was left learns nothing more, not even of errors. */
  #unlessLeft(page: Page, error: unknown): Promise<never> {
    return page.left ? new Promise(() => {}) : Promise.reject(error);
  }

  async #deliver(page: Page, listener: Listener, event: SyncEvent): Promise<void> {
    await this.#pass("news");
    if (!page.left) listener(event);
  }
}
