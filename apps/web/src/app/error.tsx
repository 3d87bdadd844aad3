"use client";

import { Notice } from "../ui/notice.tsx";

/** What a fault of ours shows. Its digest finds the server's log line. */
export default function ErrorPage({ error, retry }: { error: unknown; retry: () => void }) {
  const digest = error instanceof Error && "digest" in error ? String(error.digest) : undefined;
  return (
    <Notice headingLevel="h1" heading="Something broke on our side">
      <p>It was not you. Trying again often helps.</p>
      <button type="button" onClick={() => retry()} className="action">
        Try again
      </button>
      {digest !== undefined && <p className="text-note text-faint">Reference: {digest}</p>}
    </Notice>
  );
}
