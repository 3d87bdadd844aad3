import { isOpen, type Job } from "@farwork/domain";
import { formatPostedAgo } from "@farwork/domain/date";

import type { MarkKind } from "./mark.ts";

/** Since when a job is on a list, and whether one can still apply. */
export function MarkedNote({ kind, job, at, now }: { kind: MarkKind; job: Job; at: Date; now: Date }) {
  return (
    <p className="dotted">
      {!isOpen(job, now) && (
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
