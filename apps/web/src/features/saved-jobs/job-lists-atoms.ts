import { atom } from "jotai";

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
import type { ListChange } from "./list-intents.ts";
import type { SyncQueue } from "./sync-queue.ts";

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
/** Whose lists `sync-job-lists.tsx` syncs, if anyone's. `opening`: the queue's code is loading. */
type Sync = { readonly status: "off" | "opening" | "open" | "failed"; readonly uid?: string };

const NOTHING: ReadonlySet<ListedJobKey> = new Set();
export const syncAtom = atom<Sync>({ status: "off" });
const snapshotAtom = atom(EMPTY_SNAPSHOT);
// Changes made before the session is known, or before the queue has loaded.
const waitingAtom = atom<readonly Change[]>([]);

/** What carries out a store's changes, beside it because atoms hold only state. */
export const syncByStore = new WeakMap<Store, { readonly open: () => Promise<void>; queue?: SyncQueue }>();

export const jobListsAtom = atom((get): JobLists => {
  const session = get(sessionAtom);
  if (session.status === "signed-out" || session.status === "unavailable") return { status: "signed-out" };
  const uid = session.status === "signed-in" ? session.account.uid : undefined;
  const known = get(syncAtom).uid === uid ? get(snapshotAtom) : EMPTY_SNAPSHOT;
  const waiting = get(waitingAtom).map(({ entry, isListed }) => [listedJobKey(entry), isListed] as const);
  const snapshot = { ...known, pending: new Map([...known.pending, ...waiting]) };
  const fromServer = get(serverJobListsAtom);
  const isTheirs = fromServer !== undefined && (uid === undefined || fromServer.uid === uid);
  const listed = shownJobs(snapshot, isTheirs ? fromServer.listed : NOTHING);
  if (snapshot.fetched) return { status: "ready", listed };
  return { status: snapshot.staleSince === undefined ? "loading" : "failed", listed };
});

/** The last change the user made on this page. */
export const lastRequestAtom = atom<ListChange>();

/** Shows what the queue knows. */
export const showSnapshot = (store: Store) => (snapshot: Snapshot) => store.set(snapshotAtom, snapshot);

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
  const uid = session.status === "signed-in" ? session.account.uid : store.get(serverJobListsAtom)?.uid;
  const write = () => {
    const isTheirs = uid === undefined || uid === store.get(syncAtom).uid;
    return isTheirs ? syncByStore.get(store)?.queue?.set(entry, isListed) : undefined;
  };
  return write() ?? waitForQueue(store, { entry, isListed }, write);
}

/** Re-reads stale lists when the page becomes visible or comes online. */
export function refreshJobLists(store: Store) {
  const sync = syncByStore.get(store);
  return sync?.queue ? sync.queue.refreshIfDue() : sync?.open();
}

/** Shows a change until the queue opens, which then takes it. False if it does not open, or for another user. */
async function waitForQueue(store: Store, change: Change, write: () => Promise<boolean> | undefined) {
  store.set(waitingAtom, (waiting) => [...waiting, change]);
  return new Promise<boolean>((resolve) => {
    const stop = store.sub(syncAtom, () => {
      if (store.get(syncAtom).status === "opening") return;
      stop();
      store.set(waitingAtom, (waiting) => waiting.filter((each) => each !== change));
      resolve(write() ?? false);
    });
    void refreshJobLists(store);
  });
}
