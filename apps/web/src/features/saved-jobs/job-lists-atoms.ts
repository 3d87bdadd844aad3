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
 * What the person here saved and applied to, changes not yet written included. `loading`: not read yet, or not known
 * whose; `failed`: could not be read, and is tried again when the page is looked at. Both know what is in `listed`.
 */
export type JobLists =
  | { readonly status: "signed-out" }
  | { readonly status: "loading" | "ready" | "failed"; readonly listed: ReadonlySet<ListedJobKey> };

/** The lists that a private page came with, shown until they are read here. Set by `HydrateJobLists`. */
export const serverJobListsAtom = atom<{
  readonly uid: string;
  readonly listed: ReadonlySet<ListedJobKey>;
}>();

/** How tabs reach each other, if not as `openTabSync` has it. Wrapped: jotai takes a bare function for a recipe. */
export const openTabSyncAtom = atom<{ open: (uid: string) => TabSync }>();

type WaitingChange = {
  readonly entry: ListedJob;
  readonly isListed: boolean;
  /** Whose entries were on the page, where that was known. */
  readonly uid: string | undefined;
  readonly complete: (done: boolean | Promise<boolean>) => void;
};
/** Whose lists are kept in sync. The queue is absent until its code has arrived, which `open` asks for. */
type Sync = { readonly uid: string; readonly queue?: SyncQueue; readonly open: () => Promise<void> };

const NOTHING: ReadonlySet<ListedJobKey> = new Set();
const syncAtom = atom<Sync>();
const snapshotAtom = atom(EMPTY_SNAPSHOT);
// Changes of someone the identity service has not yet named, or whose queue is not there yet.
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

/** Whether everything asked for is written and read back: what the server would show now. */
export const areJobListsSyncedAtom = atom((get) => {
  const { fetched, pending } = get(snapshotAtom);
  return get(jobListsAtom).status === "ready" && fetched !== undefined && pending.size === 0;
});

/**
 * Puts a job on one of the lists of the person here, or takes it off: shown at once, then written. Resolves to
 * whether it is written; to false also when nobody is signed in. While that is not known yet, the change waits.
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

/** Saves a job, or takes it off the saved ones; as `setListed`. */
export function setSaved(store: Store, jobId: string, isSaved: boolean) {
  return setListed(store, { kind: "saved", jobId }, isSaved);
}

/** Puts a job on the list of those applied to, or not; as `setListed`. */
export function setApplied(store: Store, jobId: string, isApplied: boolean) {
  return setListed(store, { kind: "applied", jobId }, isApplied);
}

/**
 * Keeps the lists of the person the session names, or of nobody; to be called whenever that is known anew.
 * Returns its end.
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

/** The page is looked at again, or is online again: reads the lists anew where they may be out of date. */
export function refreshJobLists(store: Store) {
  const sync = store.get(syncAtom);
  return sync?.queue ? sync.queue.refreshIfDue() : sync?.open();
}

// Most visitors are signed out, and load none of the queue's code.
async function loadSyncQueue(store: Store, uid: string) {
  const began = store.get(syncAtom);
  try {
    const { openSyncQueue } = await import("./open-sync-queue.ts");
    // Somebody else came, or an earlier call was sooner.
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
