import { useEffect } from "react";

import { claimAutomaticRetry } from "../../platform/session/session-reload-guard.ts";
import { Notice } from "../../ui/notice.tsx";

/** An error page. The digest identifies the server's log line; without `retry` the page is reloaded. */
export function ErrorNotice({ error, retry }: { error: unknown; retry?: () => void }) {
  if (isCodeMissing(error)) return <ReloadPrompt />;
  const digest = error instanceof Error && "digest" in error ? String(error.digest) : undefined;
  return (
    <Notice headingLevel="h1" heading="Something broke on our side">
      <p>It’s not your fault. {retry ? "Trying again" : "Reloading"} often helps.</p>
      <button type="button" onClick={() => (retry ? retry() : location.reload())} className="action">
        {retry ? "Try again" : "Reload"}
      </button>
      {digest !== undefined && <p className="text-note text-faint">Reference: {digest}</p>}
    </Notice>
  );
}

/**
 * Shown when code of this page failed to load, often because the site was deployed while it was open. Reloads the page
 * once by itself, then on demand.
 */
function ReloadPrompt() {
  useEffect(() => {
    if (navigator.onLine && claimAutomaticRetry("reload", Date.now())) location.reload();
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
function isCodeMissing(error: unknown): boolean {
  return error instanceof Error && error.name === "ChunkLoadError";
}
