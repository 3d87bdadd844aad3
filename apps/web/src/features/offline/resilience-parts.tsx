import { useEffect } from "react";

import { reportErrors } from "../../platform/requests/report-errors.ts";
import { registerWorker } from "../../platform/service-worker/register-worker.ts";
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
