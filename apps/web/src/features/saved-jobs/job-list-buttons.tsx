import type { ReactNode } from "react";

import { JobListButton } from "./job-list-button.tsx";
import type { ListChange } from "./list-intents.ts";

/**
 * The save and applied buttons of a job, and `children` with further actions. All of `job` is serialised for the
 * browser, so pass only these fields.
 */
export function JobListButtons({
  job,
  look,
  children,
}: {
  job: ListChange["job"];
  look: "quiet" | "full";
  children?: ReactNode;
}) {
  return (
    <div className={`mark-buttons mark-buttons-${look}`}>
      <JobListButton kind="saved" job={job} look={look} />
      <JobListButton kind="applied" job={job} look={look} />
      {children}
    </div>
  );
}
