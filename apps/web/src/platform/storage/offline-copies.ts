import { deviceStorage } from "./browser-storage.ts";
import {
  PENDING_MUTATIONS_ITEM,
  FORGET_KEPT_JOBS,
  KEPT_JOBS_CACHE,
  SAVED_COPY_ITEM,
  VIEWED_JOBS_ITEM,
} from "./storage-keys.ts";

/**
 * Forgets what this device keeps to be read offline, the saved list and the pages of visited jobs, which jobs were
 * viewed, and changes of job lists that no server has yet. Called at log-out, when somebody else logs in, and when an
 * account is deleted.
 * Never rejects.
 *
 * @example await forgetOfflineCopies();
 */
export async function forgetOfflineCopies(): Promise<void> {
  for (const item of [SAVED_COPY_ITEM, PENDING_MUTATIONS_ITEM, VIEWED_JOBS_ITEM]) deviceStorage.remove(item);
  try {
    await caches.delete(KEPT_JOBS_CACHE);
    // The worker's own notes of these pages are out of a page's reach.
    navigator.serviceWorker.controller?.postMessage(FORGET_KEPT_JOBS);
  } catch {
    // Browsers without workers and caches, or that block them, have kept no page.
  }
}

/** The pages of jobs that are kept on this device, by their `keptJobKey`. None where the browser keeps no pages. */
export async function listKeptJobPages(): Promise<ReadonlySet<string>> {
  try {
    const kept = await (await caches.open(KEPT_JOBS_CACHE)).keys();
    return new Set(kept.map(({ url }) => new URL(url).pathname));
  } catch {
    return new Set();
  }
}
