import type { ReactNode } from "react";

import { Notice } from "./notice.tsx";

/** Shown when the backend does not answer. The link retries, without JavaScript. */
export function UnreachableNotice({
  heading,
  path,
  children,
}: {
  heading: string;
  path: string;
  /** What to expect. */
  children: ReactNode;
}) {
  return (
    <Notice heading={heading} headingLevel="h1">
      <p>Our server did not answer. {children}</p>
      <a href={path} className="action">
        Try again
      </a>
    </Notice>
  );
}
