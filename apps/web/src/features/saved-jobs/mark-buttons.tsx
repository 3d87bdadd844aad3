import type { ReactNode } from "react";

import { MarkButton } from "./mark-button.tsx";
import type { MarkRequest } from "./remembered-marks.ts";

/** Both buttons of a job: save it, and mark it as applied to; `children` are what else can be done to it there. */
export function MarkButtons({
  job,
  look,
  children,
}: {
  job: MarkRequest["job"];
  look: "quiet" | "full";
  children?: ReactNode;
}) {
  // What a job holds besides is not sent to the browser once more.
  const { firestoreId, title } = job;
  return (
    <div className={`mark-buttons mark-buttons-${look}`}>
      <MarkButton kind="saved" job={{ firestoreId, title }} look={look} />
      <MarkButton kind="applied" job={{ firestoreId, title }} look={look} />
      {children}
    </div>
  );
}
