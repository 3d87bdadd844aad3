import type { ReactNode } from "react";

import { JobListButton } from "./job-list-button.tsx";
import type { ListChange } from "./list-intents.ts";

/** Both buttons of a job: save it, and mark it as applied to; `children` are what else can be done to it there. */
export function JobListButtons({
  job,
  look,
  children,
}: {
  job: ListChange["job"];
  look: "quiet" | "full";
  children?: ReactNode;
}) {
  // What a job holds besides is not sent to the browser once more.
  const { firestoreId, title } = job;
  return (
    <div className={`mark-buttons mark-buttons-${look}`}>
      <JobListButton kind="saved" job={{ firestoreId, title }} look={look} />
      <JobListButton kind="applied" job={{ firestoreId, title }} look={look} />
      {children}
    </div>
  );
}
