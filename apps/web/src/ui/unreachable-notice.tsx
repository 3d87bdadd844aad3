import type { ReactNode } from "react";

import { Notice } from "./notice.tsx";

/** The backend does not answer: nothing is known of what the page is about. The link asks again, without JavaScript. */
export function UnreachableNotice({
  heading,
  path,
  children,
}: {
  heading: string;
  path: string;
  /** What a reader may hope for. */
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
