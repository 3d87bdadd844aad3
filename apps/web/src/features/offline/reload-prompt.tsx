"use client";

import { useEffect } from "react";

import { claimAutomaticRetry } from "../../platform/session/session-reload-guard.ts";
import { Notice } from "../../ui/notice.tsx";

/**
 * Code of this page is not there any more, since the site was renewed while it was open, or did not arrive. The page is
 * loaded anew by itself, once; if that was of no use, when its reader asks.
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

/** Whether it is this that a page broke of. */
export function isCodeMissing(error: unknown): boolean {
  return error instanceof Error && error.name === "ChunkLoadError";
}
