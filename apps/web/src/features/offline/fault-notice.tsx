import { Notice } from "../../ui/notice.tsx";
import { isCodeMissing, LoadAgain } from "./load-again.tsx";

/** What a fault of ours shows. Its digest finds the server's log line; without `retry` the whole page is loaded anew. */
export function FaultNotice({ error, retry }: { error: unknown; retry?: () => void }) {
  if (isCodeMissing(error)) return <LoadAgain />;
  const digest = error instanceof Error && "digest" in error ? String(error.digest) : undefined;
  return (
    <Notice headingLevel="h1" heading="Something broke on our side">
      <p>It was not you. {retry ? "Trying again" : "Loading the page again"} often helps.</p>
      <button type="button" onClick={() => (retry ? retry() : location.reload())} className="action">
        {retry ? "Try again" : "Load it again"}
      </button>
      {digest !== undefined && <p className="text-note text-faint">Reference: {digest}</p>}
    </Notice>
  );
}
