"use client";

import { useEffect } from "react";

import { claimAutomaticRetry } from "../../platform/session/session-reload-guard.ts";
import { Notice } from "../../ui/notice.tsx";

/**
 * Shown when code of this page failed to load, often because the site was deployed while it was open. Reloads the page
 * once by itself, then on demand.
 */
export function ReloadPrompt() {
  useEffect(() => {
    if (navigator.onLine && claimAutomaticRetry(Date.now())) location.reload();
  }, []);
  return (
    <Notice headingLevel="h1" heading="Part of this page didn’t load">
      <p>Farwork was updated, or the network went away. Reload the page.</p>
      <button type="button" onClick={() => location.reload()} className="action">
        Reload
      </button>
    </Notice>
  );
}

/** Whether a page crashed for this reason. */
export function isCodeMissing(error: unknown): boolean {
  return error instanceof Error && error.name === "ChunkLoadError";
}
