import * as z from "zod/mini";

import { deviceStorage } from "../../platform/storage/browser-storage.ts";
import { openLocks } from "../../platform/storage/locks.ts";
import { PENDING_MUTATIONS_ITEM as ITEM } from "../../platform/storage/storage-keys.ts";
import type { ListedJobKey } from "./job-lists.ts";
import { parseSyncEvent, StoredKey, type SyncEvent } from "./sync-events.ts";

/** What a user's tabs in one browser share. */
export type TabSync = ReturnType<typeof openTabSync>;
/** Changes that are neither written nor refused, stored across page loads and shared by all tabs. */
export type PendingMutations = ReturnType<typeof openPendingMutations>;
/** A change that is neither written nor refused yet. */
export type PendingMutation = { readonly key: ListedJobKey; readonly isListed: boolean };

/** A change's job and goal, when it was made, and an id. */
const Entry = z.tuple([StoredKey, z.boolean(), z.number(), z.string()]);
type Entry = z.infer<typeof Entry>;

/** Long enough for a reload; older changes may have been superseded on another device. */
const KEPT_MS = 2 * 60 * 1000;

/**
 * Connects the user's tabs by Web Locks and a BroadcastChannel. Where those are missing (old browsers, pages without
 * TLS), each tab only locks itself, and catches up when it becomes visible.
 */
export function openTabSync(uid: string) {
  const name = `farwork-marks:${uid}`;
  const channel = typeof BroadcastChannel === "function" ? new BroadcastChannel(name) : undefined;
  const withLock = openLocks();
  // In ms. A device's clock may be set back, which would make newer events look old, so never fall behind other tabs.
  let ahead = 0;
  const now = () => performance.timeOrigin + performance.now() + ahead;
  return {
    now,
    pending: openPendingMutations(uid),
    /** Runs tasks of the same name one at a time over all tabs, in order. */
    withLock: <Result>(lock: string, task: () => Promise<Result>) => withLock(`${name}:${lock}`, task),
    /** Sends an event to the other tabs. */
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
    broadcast: (event: SyncEvent): void => channel?.postMessage(event),
    /** Receives their events, until closed. */
    listen: (listener: (event: SyncEvent) => void) => {
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

/**
 * A user's pending changes in this browser. An entry's last change wins. If storage is blocked, they are lost with the
 * page.
 */
export function openPendingMutations(uid: string) {
  const read = () => readEntries(uid).filter(([, , at]) => Math.abs(Date.now() - at) <= KEPT_MS);
  // Drops old changes, and those of another user.
  writeEntries(uid, read());
  return {
    /** Replaces an earlier change of the same entry. Returns a function that drops this one, unless a later one came. */
    keep({ key, isListed }: PendingMutation): () => void {
      const id = crypto.randomUUID();
      const others = read().filter((entry) => entry[0] !== key);
      writeEntries(uid, [...others, [key, isListed, Date.now(), id]]);
      return () => {
        const entries = read();
        const left = entries.filter((entry) => entry[3] !== id);
        if (left.length < entries.length) writeEntries(uid, left);
      };
    },
    /** This page's pending changes, and those left by earlier pages. */
    list: (): PendingMutation[] => read().map(([key, isListed]) => ({ key, isListed })),
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
