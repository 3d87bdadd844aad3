import { atom } from "jotai";

import { browserDataAtom } from "../../platform/backend/browser-data.ts";
import { providedAtom, sessionAtom } from "../../platform/session/session-atoms.ts";
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
export const serverJobListsAtom = providedAtom<
  { readonly uid: string; readonly listed: ReadonlySet<ListedJobKey> } | undefined
>(undefined);

type Change = { readonly entry: ListedJob; readonly isListed: boolean };
/** Whose lists are synced. `opening`: the queue's code is loading. */
type Sync =
  | { readonly status: "off" }
  | { readonly status: "opening" | "open" | "failed"; readonly uid: string };
type OpenTabs = (uid: string) => TabSync;

const NOTHING: ReadonlySet<ListedJobKey> = new Set();
const syncAtom = atom<Sync>({ status: "off" });
const snapshotAtom = atom(EMPTY_SNAPSHOT);
// Changes made before the session is known, or before the queue has loaded.
const waitingAtom = atom<readonly Change[]>([]);

/** What carries out a store's changes, beside it because atoms hold only state. */
const syncs = new WeakMap<Store, { readonly openTabs: OpenTabs | undefined; readonly queue?: SyncQueue }>();

export const jobListsAtom = atom((get): JobLists => {
  const session = get(sessionAtom);
  if (session.status === "signed-out" || session.status === "unavailable") return { status: "signed-out" };
  const uid = session.status === "signed-in" ? session.account.uid : undefined;
  const sync = get(syncAtom);
  const known = sync.status !== "off" && sync.uid === uid ? get(snapshotAtom) : EMPTY_SNAPSHOT;
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
  const isTheirs =
    session.status === "signed-in" && sync.status !== "off" && sync.uid === session.account.uid;
  const queue = syncs.get(store)?.queue;
  if (isTheirs && queue) return queue.set(entry, isListed);
  const uid = session.status === "signed-in" ? session.account.uid : store.get(serverJobListsAtom)?.uid;
  const done = waitForQueue(store, { entry, isListed }, uid);
  if (isTheirs && sync.status === "failed") void openQueue(store, sync.uid);
  return done;
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
export function syncJobLists(store: Store, uid: string | undefined, openTabs?: OpenTabs): () => void {
  if (uid === undefined) {
    store.set(syncAtom, { status: "off" });
    return () => {};
  }
  syncs.set(store, { openTabs });
  void openQueue(store, uid);
  return () => {
    syncs.get(store)?.queue?.close();
    syncs.delete(store);
    store.set(snapshotAtom, EMPTY_SNAPSHOT);
    store.set(syncAtom, { status: "off" });
  };
}

/** Re-reads stale lists when the page becomes visible or comes online. */
export async function refreshJobLists(store: Store) {
  const sync = store.get(syncAtom);
  if (sync.status === "failed") await openQueue(store, sync.uid);
  else await syncs.get(store)?.queue?.refreshIfDue();
}

// Loaded on demand, since most visitors are signed out.
async function openQueue(store: Store, uid: string) {
  const opening = { status: "opening", uid } as const;
  store.set(syncAtom, opening);
  try {
    const { openSyncQueue } = await import("./open-sync-queue.ts");
    // The user has changed.
    if (store.get(syncAtom) !== opening) return;
    const openTabs = syncs.get(store)?.openTabs;
    const show = (snapshot: Snapshot) => store.set(snapshotAtom, snapshot);
    const queue = openSyncQueue(uid, { load: store.get(browserDataAtom).load, openTabs, show });
    syncs.set(store, { openTabs, queue });
    store.set(syncAtom, { status: "open", uid });
    void queue.refresh();
  } catch {
    if (store.get(syncAtom) !== opening) return;
    store.set(snapshotAtom, { ...EMPTY_SNAPSHOT, staleSince: Date.now() });
    store.set(syncAtom, { status: "failed", uid });
  }
}

/**
 * Shows a change until the queue opens, which then takes it. False if it does not open, or not for the user of the
 * entries on the page, if known.
 */
async function waitForQueue(store: Store, change: Change, uid: string | undefined): Promise<boolean> {
  store.set(waitingAtom, [...store.get(waitingAtom), change]);
  return new Promise((resolve) => {
    const stop = store.sub(syncAtom, () => {
      const sync = store.get(syncAtom);
      if (sync.status === "opening") return;
      stop();
      store.set(
        waitingAtom,
        store.get(waitingAtom).filter((each) => each !== change),
      );
      const isTheirs = sync.status === "open" && (uid === undefined || uid === sync.uid);
      const queue = isTheirs ? syncs.get(store)?.queue : undefined;
      resolve(queue?.set(change.entry, change.isListed) ?? false);
    });
  });
}
