import { FORGET_KEPT_JOBS, KEPT_JOBS_CACHE, SAVED_COPY_ITEM } from "./kept-names.ts";

/**
 * Forgets what this device keeps to be read offline: the saved list and the pages of visited jobs. Called at log-out,
 * when somebody else logs in, and when an account is deleted. Never rejects.
 *
 * @example await forgetOfflineCopies();
 */
export async function forgetOfflineCopies(): Promise<void> {
  try {
    localStorage.removeItem(SAVED_COPY_ITEM);
  } catch {
    // A storage that cannot be opened holds nothing of ours.
  }
  try {
    await caches.delete(KEPT_JOBS_CACHE);
    // The worker's own notes of these pages are out of a page's reach.
    navigator.serviceWorker.controller?.postMessage(FORGET_KEPT_JOBS);
  } catch {
    // Browsers without workers and caches, or that block them, have kept no page.
  }
}
