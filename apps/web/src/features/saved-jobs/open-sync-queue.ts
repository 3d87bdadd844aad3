import * as z from "zod/mini";

import type { BrowserData } from "../../platform/backend/browser-data.ts";
import { deviceStorage } from "../../platform/storage/browser-storage.ts";
import { openLocks } from "../../platform/storage/locks.ts";
import { PENDING_MUTATIONS_ITEM as ITEM } from "../../platform/storage/storage-keys.ts";
import { listedJobKey, type Snapshot } from "./job-lists.ts";
import { parseSyncEvent, StoredKey } from "./sync-events.ts";
import { type PendingMutations, type RemoteStore, SyncQueue, type TabSync } from "./sync-queue.ts";

/** A change's job and goal, when it was made, and an id. */
const Entry = z.tuple([StoredKey, z.boolean(), z.number(), z.string()]);
type Entry = z.infer<typeof Entry>;

/** Long enough for a reload; older changes may have been superseded on another device. */
const KEPT_MS = 2 * 60 * 1000;

type MarkCalls = Pick<BrowserData, "fetchJobMarks" | "setJobSaved" | "setJobApplied">;

/** Opens the queue that writes a user's list changes in this tab; `show` receives each new snapshot. */
export function openSyncQueue(
  uid: string,
  {
    load,
    openTabs = openTabSync,
    show,
  }: {
    load: () => Promise<MarkCalls>;
    openTabs?: ((uid: string) => TabSync) | undefined;
    show: (snapshot: Snapshot) => void;
  },
): SyncQueue {
  const queue = new SyncQueue({ store: storeOf(load, uid), tabs: openTabs(uid), show });
  queue.resume();
  return queue;
}

/** Bound to `uid`, because another tab may have signed in another user, unnoticed here so far. */
function storeOf(load: () => Promise<MarkCalls>, uid: string): RemoteStore {
  return {
    fetchListed: async () => {
      const { saved, applied } = await (await load()).fetchJobMarks(uid);
      return [
        ...saved.map(({ jobId }) => listedJobKey({ kind: "saved", jobId })),
        ...applied.map(({ jobId }) => listedJobKey({ kind: "applied", jobId })),
      ];
    },
    setListed: async ({ kind, jobId }, isListed) => {
      const data = await load();
      return kind === "saved"
        ? data.setJobSaved(jobId, isListed, uid)
        : data.setJobApplied(jobId, isListed, uid);
    },
  };
}

/**
 * Connects the user's tabs by Web Locks and a BroadcastChannel. Where those are missing (old browsers, pages without
 * TLS), each tab only locks itself, and catches up when it becomes visible.
 */
export function openTabSync(uid: string): TabSync {
  const name = `farwork-marks:${uid}`;
  const channel = typeof BroadcastChannel === "function" ? new BroadcastChannel(name) : undefined;
  const withLock = openLocks();
  // A device's clock may be set back, which would make newer events look old, so never fall behind other tabs.
  let ahead = 0;
  const now = () => performance.timeOrigin + performance.now() + ahead;
  return {
    now,
    pending: openPendingMutations(uid),
    withLock: (lock, task) => withLock(`${name}:${lock}`, task),
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
    broadcast: (event) => channel?.postMessage(event),
    listen: (listener) => {
      channel?.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
        const event = parseSyncEvent(data);
        if (!event) return;
        ahead += Math.max(0, event.at - now());
        listener(event);
      });
    },
    close: () => channel?.close(),
  };
}

/** A user's pending changes in this browser. If storage is blocked, they are lost with the page. */
export function openPendingMutations(uid: string): PendingMutations {
  const read = () => readEntries(uid).filter(([, , at]) => Math.abs(Date.now() - at) <= KEPT_MS);
  // Drops old changes, and those of another user.
  writeEntries(uid, read());
  return {
    keep({ key, isListed }) {
      const id = crypto.randomUUID();
      const others = read().filter((entry) => entry[0] !== key);
      writeEntries(uid, [...others, [key, isListed, Date.now(), id]]);
      return () => {
        const entries = read();
        const left = entries.filter((entry) => entry[3] !== id);
        if (left.length < entries.length) writeEntries(uid, left);
      };
    },
    list: () => read().map(([key, isListed]) => ({ key, isListed })),
  };
}

function readEntries(uid: string): readonly Entry[] {
  const kept = deviceStorage.read(ITEM);
  if (!Array.isArray(kept) || kept[0] !== uid || !Array.isArray(kept[1])) return [];
  return kept[1].filter((entry): entry is Entry => z.safeParse(Entry, entry).success);
}

function writeEntries(uid: string, entries: readonly Entry[]): void {
  if (entries.length === 0) deviceStorage.remove(ITEM);
  else deviceStorage.write(ITEM, [uid, entries]);
}
