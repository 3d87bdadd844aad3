import { Notice } from "../../ui/notice.tsx";
import { isCodeMissing, ReloadPrompt } from "./reload-prompt.tsx";

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
