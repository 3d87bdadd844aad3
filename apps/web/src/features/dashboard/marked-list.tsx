import type { MarkedJob } from "@farwork/domain";
import type { ReactNode } from "react";

import { JobCard } from "../job/job-card.tsx";
import { MarkButton } from "../saved-jobs/mark-button.tsx";
import type { MarkKind } from "../saved-jobs/mark.ts";
import type { MarkRequest } from "../saved-jobs/remembered-marks.ts";
import { MarkedEntry } from "./marked-entry.tsx";
import { MarkedNote } from "./marked-note.tsx";

/** Entries of one of a person's lists, each with its job's card, or with why there is none. */
export function MarkedList({
  kind,
  entries,
  now,
  landing,
  headingLevel,
}: {
  kind: MarkKind;
  entries: readonly MarkedJob[];
  now: Date;
  landing: URLSearchParams;
  headingLevel: "h2" | "h3";
}) {
  return (
    <ol className="job-entries">
      {entries.map(({ jobId, markedAt, isGone, job }) => {
        const note = <MarkedNote kind={kind} job={job} at={markedAt} now={now} />;
        const named = { firestoreId: jobId, title: job?.title ?? describeAbsent(isGone) };
        return (
          <li key={jobId} className="job-entry-row marked-row">
            <MarkedEntry kind={kind} job={named}>
              {job ? (
                <JobCard job={job} now={now} landing={landing} headingLevel={headingLevel} note={note} />
              ) : (
                <MarkedAbsent kind={kind} job={named} note={note} />
              )}
            </MarkedEntry>
          </li>
        );
      })}
    </ol>
  );
}

const describeAbsent = (isGone: boolean) =>
  isGone ? "a job that is no longer on the board" : "a job that could not be loaded just now";

/** An entry whose job there is nothing to show of. It counts among the others, so it can be taken off like them. */
function MarkedAbsent({ kind, job, note }: Pick<MarkRequest, "job"> & { kind: MarkKind; note: ReactNode }) {
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
