import { useEffect } from "react";

import { reportErrors } from "../../platform/requests/report-errors.ts";
import { ConnectionLine } from "./connection-line.tsx";
import { PageLoading } from "./page-loading.tsx";

/** The parts of `Resilience`, and the service worker, except in development, where it would serve stale code. */
export function ResilienceParts() {
  useEffect(() => {
    const stopTelling = reportErrors();
    // oxlint-disable-next-line node/no-process-env -- a constant inserted by the bundler, not a setting
    if (process.env.NODE_ENV === "production") void registerWorker();
    return stopTelling;
  }, []);
  return (
    <>
      <ConnectionLine />
      <PageLoading />
    </>
  );
}

/**
 * Installs or updates the service worker. Never rejects: where a browser refuses, as in some private windows, the site
 * works, but not offline.
 */
async function registerWorker(): Promise<void> {
  try {
    await navigator.serviceWorker.register("/sw.js", { scope: "/", updateViaCache: "none" });
  } catch {
    // See above.
  }
}
