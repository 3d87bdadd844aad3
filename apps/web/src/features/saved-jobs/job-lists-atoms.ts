import { atom } from "jotai";

import { browserDataAtom } from "../../platform/backend/browser-data.ts";
import { sessionAtom } from "../../platform/session/session-atoms.ts";
import type { Store } from "../../ui/store.ts";
import {
  EMPTY_SNAPSHOT,
  type ListedJob,
  listedJobKey,
  type ListedJobKey,
  shownJobs,
  type Snapshot,
} from "./job-lists.ts";
import type { SyncQueue, TabSync } from "./sync-queue.ts";

/**
 * The user's saved and applied jobs, including changes not yet written. `loading`: not read yet, or the user is
 * unknown; `failed`: could not be read, retried when the page becomes visible. Both have what is known in `listed`.
 */
export type JobLists =
  | { readonly status: "signed-out" }
  | { readonly status: "loading" | "ready" | "failed"; readonly listed: ReadonlySet<ListedJobKey> };

/** The lists a private page came with, shown until they are read. Set by `HydrateJobLists`. */
export const serverJobListsAtom = atom<{
  readonly uid: string;
  readonly listed: ReadonlySet<ListedJobKey>;
}>();

/**
 * Overrides `openTabSync`, for tests. Wrapped in an object because jotai would call a bare function as an initializer.
 */
export const openTabSyncAtom = atom<{ open: (uid: string) => TabSync }>();

type WaitingChange = {
  readonly entry: ListedJob;
  readonly isListed: boolean;
  /** The user of the entries on the page, if known. */
  readonly uid: string | undefined;
  readonly complete: (done: boolean | Promise<boolean>) => void;
};
/** The user whose lists are synced. The queue is undefined until its code has loaded, which `open` starts. */
type Sync = { readonly uid: string; readonly queue?: SyncQueue; readonly open: () => Promise<void> };

const NOTHING: ReadonlySet<ListedJobKey> = new Set();
const syncAtom = atom<Sync>();
const snapshotAtom = atom(EMPTY_SNAPSHOT);
// Changes made before the session is known, or before the queue has loaded.
const waitingAtom = atom<readonly WaitingChange[]>([]);

export const jobListsAtom = atom((get): JobLists => {
  const session = get(sessionAtom);
  if (session.status === "signed-out" || session.status === "unavailable") return { status: "signed-out" };
  const uid = session.status === "signed-in" ? session.account.uid : undefined;
  const sync = get(syncAtom);
  const known = sync?.uid === uid ? get(snapshotAtom) : EMPTY_SNAPSHOT;
  const waiting = get(waitingAtom).map(({ entry, isListed }) => [listedJobKey(entry), isListed] as const);
  const snapshot = { ...known, pending: new Map([...known.pending, ...waiting]) };
  const fromServer = get(serverJobListsAtom);
  const isTheirs = fromServer !== undefined && (uid === undefined || fromServer.uid === uid);
  const listed = shownJobs(snapshot, isTheirs ? fromServer.listed : NOTHING);
  if (snapshot.fetched) return { status: "ready", listed };
  return { status: snapshot.staleSince === undefined ? "loading" : "failed", listed };
});

/** Whether everything is written and read back, so the server would show the same. */
export const areJobListsSyncedAtom = atom((get) => {
  const { fetched, pending } = get(snapshotAtom);
  return get(jobListsAtom).status === "ready" && fetched !== undefined && pending.size === 0;
});

/**
 * Adds a job to one of the user's lists, or removes it: shown at once, then written. Resolves to whether it was
 * written; false also when nobody is signed in. Waits while the session is unknown.
 */
export async function setListed(store: Store, entry: ListedJob, isListed: boolean): Promise<boolean> {
  const session = store.get(sessionAtom);
  if (session.status === "signed-out" || session.status === "unavailable") return false;
  const sync = store.get(syncAtom);
  const isTheirs = session.status === "signed-in" && sync?.uid === session.account.uid;
  if (isTheirs && sync.queue) return sync.queue.set(entry, isListed);
  const uid = session.status === "signed-in" ? session.account.uid : store.get(serverJobListsAtom)?.uid;
  return new Promise((complete) => {
    store.set(waitingAtom, [...store.get(waitingAtom), { entry, isListed, uid, complete }]);
    if (isTheirs) void sync.open();
  });
}

/** Saves or unsaves a job; see `setListed`. */
export function setSaved(store: Store, jobId: string, isSaved: boolean) {
  return setListed(store, { kind: "saved", jobId }, isSaved);
}

/** Marks a job as applied to, or not; see `setListed`. */
export function setApplied(store: Store, jobId: string, isApplied: boolean) {
  return setListed(store, { kind: "applied", jobId }, isApplied);
}

/**
 * Syncs the lists of the session's user, if any. Call it whenever the session changes. Returns a function that stops
 * it.
 */
export function syncJobLists(store: Store, uid: string | undefined): () => void {
  if (uid === undefined) {
    resolveWaiting(store, () => false);
    return () => {};
  }
  const open = () => loadSyncQueue(store, uid);
  store.set(syncAtom, { uid, open });
  void open();
  return () => {
    store.get(syncAtom)?.queue?.close();
    store.set(syncAtom, undefined);
    store.set(snapshotAtom, EMPTY_SNAPSHOT);
    resolveWaiting(store, () => false);
  };
}

/** Re-reads stale lists when the page becomes visible or comes online. */
export function refreshJobLists(store: Store) {
  const sync = store.get(syncAtom);
  return sync?.queue ? sync.queue.refreshIfDue() : sync?.open();
}

// Loaded on demand, since most visitors are signed out.
async function loadSyncQueue(store: Store, uid: string) {
  const began = store.get(syncAtom);
  try {
    const { openSyncQueue } = await import("./open-sync-queue.ts");
    // The user has changed, or an earlier call was faster.
    if (!began || store.get(syncAtom) !== began) return;
    const show = (snapshot: Snapshot) => store.set(snapshotAtom, snapshot);
    const queue = openSyncQueue(uid, {
      load: store.get(browserDataAtom).load,
      openTabs: store.get(openTabSyncAtom)?.open,
      show,
    });
    store.set(syncAtom, { ...began, queue });
    resolveWaiting(store, (change) => {
      const isTheirs = change.uid === undefined || change.uid === uid;
      return isTheirs && queue.set(change.entry, change.isListed);
    });
    void queue.refresh();
  } catch {
    if (store.get(syncAtom) !== began) return;
    store.set(snapshotAtom, { ...EMPTY_SNAPSHOT, staleSince: Date.now() });
    resolveWaiting(store, () => false);
  }
}

function resolveWaiting(store: Store, outcome: (change: WaitingChange) => boolean | Promise<boolean>) {
  const waiting = store.get(waitingAtom);
  store.set(waitingAtom, []);
  for (const change of waiting) change.complete(outcome(change));
}
