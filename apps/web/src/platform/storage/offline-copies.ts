import { deviceStorage } from "./browser-storage.ts";
import {
  PENDING_MUTATIONS_ITEM,
  FORGET_KEPT_JOBS,
  KEPT_JOBS_CACHE,
  SAVED_COPY_ITEM,
  VIEWED_JOBS_ITEM,
} from "./storage-keys.ts";

/**
 * Deletes what this device keeps of the user: the offline copies of the saved list and of visited jobs, the viewed
 * jobs, and changes of job lists that are not synced yet. Called at log-out, when another user logs in, and when an
 * account is deleted. Never rejects.
 *
 * @example await forgetOfflineCopies();
 */
export async function forgetOfflineCopies(): Promise<void> {
  for (const item of [SAVED_COPY_ITEM, PENDING_MUTATIONS_ITEM, VIEWED_JOBS_ITEM]) deviceStorage.remove(item);
  try {
    await caches.delete(KEPT_JOBS_CACHE);
    // The worker's in-memory record of these pages can only be cleared by the worker.
    navigator.serviceWorker.controller?.postMessage(FORGET_KEPT_JOBS);
  } catch {
    // Without service workers or caches, no page was kept.
  }
}

/** The offline job pages on this device, by `keptJobKey`. Empty if the browser keeps none. */
export async function listKeptJobPages(): Promise<ReadonlySet<string>> {
  try {
    const kept = await (await caches.open(KEPT_JOBS_CACHE)).keys();
    return new Set(kept.map(({ url }) => new URL(url).pathname));
  } catch {
    return new Set();
  }
}
