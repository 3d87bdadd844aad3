import { updateOptimistically } from "../../platform/optimistic-update.ts";
import {
  EMPTY_SNAPSHOT,
  type ListedJob,
  type ListedJobKey,
  listedJobKey,
  type Snapshot,
} from "./job-lists.ts";
import { findInFlight, LateWrites } from "./late-writes.ts";
import { applyEvent, readListedJobKey, type SyncEvent } from "./sync-events.ts";
import type { TabSync } from "./tab-sync.ts";

/**
 * The storage of a user's lists. Both functions may reject. After a failed write the state is unknown; the error of one
 * that timed out has `inFlight`, which settles when it ends.
 */
export type RemoteStore = {
  fetchListed: () => Promise<readonly ListedJobKey[]>;
  setListed: (entry: ListedJob, isListed: boolean) => Promise<boolean>;
};

type Request = PromiseWithResolvers<boolean> & {
  readonly isListed: boolean;
  readonly isDue: () => boolean;
  isStarted: boolean;
  readonly release: () => void;
};

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
  /** Only once a write has timed out. */
  #late: LateWrites | undefined;
  #known: Snapshot = EMPTY_SNAPSHOT;
  #reading = 0;
  #closed = false;

  constructor(ports: { store: RemoteStore; tabs: TabSync; show: (snapshot: Snapshot) => void }) {
    this.#store = ports.store;
    this.#tabs = ports.tabs;
    this.#show = ports.show;
    this.#tabs.listen((event) => this.#applyEvent(event));
  }

  /**
   * Resolves to whether it was written; for a superseded change, to the outcome of the newer one. Not written if it is no
   * longer due when its turn comes.
   */
  set(entry: ListedJob, isListed: boolean, isDue = () => true): Promise<boolean> {
    const key = listedJobKey(entry);
    const release = this.#tabs.pending.keep({ key, isListed });
    const answer = Promise.withResolvers<boolean>();
    const request: Request = { ...answer, isListed, isDue, isStarted: false, release };
    this.#late?.forget(key);
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
    this.#late?.retry();
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
      // A page being unloaded gets no more locks.
      write: () => this.#tabs.withLock(key, () => this.#write(entry, request)).catch((): Outcome => "failed"),
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

  async #write(entry: ListedJob, request: Request): Promise<Outcome> {
    const key = listedJobKey(entry);
    if (this.#requests.get(key) !== request) return "overtaken";
    request.isStarted = true;
    // Another user may be signed in by now.
    if (this.#closed || !request.isDue()) return "failed";
    try {
      if (!(await this.#store.setListed(entry, request.isListed))) return "failed";
    } catch (error) {
      const inFlight = findInFlight(error);
      if (inFlight) void this.#followLate(key, inFlight);
      return "failed";
    }
    // Taken under the lock, so that times order writes like the locks did.
    this.#announce({ kind: "written", at: this.#tabs.now(), key, isListed: request.isListed });
    return "written";
  }

  async #followLate(key: ListedJobKey, inFlight: Promise<unknown>): Promise<void> {
    this.#late ??= new LateWrites({
      now: this.#tabs.now,
      withLock: this.#tabs.withLock,
      mayRepeat: (other) => !this.#closed && !this.#requests.has(other),
      repeat: (other, isListed, isDue) => this.set(readListedJobKey(other), isListed, isDue),
      refresh: () => this.refresh(),
    });
    await this.#late.reconcile(key, inFlight);
  }

  #announce(event: SyncEvent): void {
    if (this.#closed) return;
    this.#tabs.broadcast(event);
    this.#applyEvent(event);
  }

  #applyEvent(event: SyncEvent): void {
    this.#late?.observe(event);
    this.#known = applyEvent(this.#known, event);
    this.#showAll();
  }

  #showAll(): void {
    if (this.#closed) return;
    const pending = new Map([...this.#requests].map(([key, { isListed }]) => [key, isListed]));
    this.#show({ ...this.#known, pending });
  }
}
