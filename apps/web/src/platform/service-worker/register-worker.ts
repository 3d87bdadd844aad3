/**
 * Installs or updates the service worker. Never rejects: where a browser refuses, as in some private windows, the site
 * works, but not offline.
 */
export async function registerWorker(): Promise<void> {
  try {
    await navigator.serviceWorker.register("/sw.js", { scope: "/", updateViaCache: "none" });
  } catch {
    // See above.
  }
}
