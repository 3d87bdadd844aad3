import { isOpen, type JobCard } from "@farwork/domain";
import { formatPostedAgo } from "@farwork/domain/date";

import type { ListName } from "../saved-jobs/job-lists.ts";

/** When a job was saved or applied to, and whether it is closed, if known. */
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
