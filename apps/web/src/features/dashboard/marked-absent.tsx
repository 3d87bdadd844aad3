import type { ReactNode } from "react";

import { MarkButton } from "../saved-jobs/mark-button.tsx";
import type { MarkKind } from "../saved-jobs/mark.ts";
import type { MarkRequest } from "../saved-jobs/remembered-marks.ts";

/** An entry whose job there is nothing to show of. It counts among the others, so it can be taken off like them. */
export function MarkedAbsent({
  kind,
  job,
  note,
}: Pick<MarkRequest, "job"> & { kind: MarkKind; note: ReactNode }) {
  return (
    <div className="marked-entry-gone">
      <div className="min-w-0 text-small text-soft">
        <p className="first-letter:uppercase">{job.title}</p>
        {note}
      </div>
      <MarkButton kind={kind} job={job} look="quiet" />
    </div>
  );
}
