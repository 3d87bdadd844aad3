/**
 * Has the service worker installed, or looked at again for a new version. Never rejects: where a browser refuses, as
 * in some private windows, the site works on, but not offline.
 */
export async function registerWorker(): Promise<void> {
  try {
    await navigator.serviceWorker.register("/sw.js", { scope: "/", updateViaCache: "none" });
  } catch {
    // Said above.
  }
}
