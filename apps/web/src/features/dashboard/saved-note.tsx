import { isOpen, type JobCard } from "@farwork/domain";
import { formatPostedAgo } from "@farwork/domain/date";

import type { ListName } from "../saved-jobs/job-lists.ts";

/** Since when a job is on a list, and whether one can still apply, where that is known. */
export function SavedNote({
  kind,
  job,
  at,
  now,
}: {
  kind: ListName;
  job: JobCard | undefined;
  at: Date;
  now: Date;
}) {
  return (
    <p className="dotted">
      {job && !isOpen(job, now) && (
        <span>
          <strong className="marked">Closed</strong>
        </span>
      )}
      <time dateTime={at.toISOString()}>
        {kind === "saved" ? "Saved" : "Applied"} {formatPostedAgo(at, now)}
      </time>
    </p>
  );
}
