import type { DataErrorCode } from "@farwork/data/data-error";

import { Notice } from "../../ui/notice.tsx";

/** Whose page this is cannot be known, so nobody's is shown. */
export function PrivatePageFailed({ path, code }: { path: string; code: DataErrorCode }) {
  const { heading, reason } = code === "too-many-requests" ? TOO_MANY_REQUESTS : UNAVAILABLE;
  return (
    <Notice heading={heading} headingLevel="h1">
      <p>{reason} You are still logged in, and nothing is lost.</p>
      <a href={path} className="action">
        Try again
      </a>
    </Notice>
  );
}

const UNAVAILABLE = {
  heading: "Your page can’t be reached just now",
  reason: "Our server did not answer.",
};
const TOO_MANY_REQUESTS = {
  heading: "Too many requests",
  reason: "Your pages were loaded very often in a short time. Wait a few seconds.",
};
