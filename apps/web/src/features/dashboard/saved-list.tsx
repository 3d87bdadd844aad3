import { isOpen, type JobCard as Card, type MarkedJob } from "@farwork/domain";
import { formatPostedAgo } from "@farwork/domain/date";
import type { ReactNode } from "react";

import { formatAnswer } from "../job/format-answer.ts";
import { JobCard } from "../job/job-card.tsx";
import { JobListButton } from "../saved-jobs/job-list-button.tsx";
import type { ListName } from "../saved-jobs/job-lists.ts";
import type { ListChange } from "../saved-jobs/list-intents.ts";
import { SavedEntry } from "./saved-entry.tsx";

/** Entries of the user's list, each with its job or why it is missing. */
export function SavedList({
  kind,
  entries,
  now,
  landing,
  headingLevel,
  country,
}: {
  kind: ListName;
  entries: readonly MarkedJob[];
  now: Date;
  landing: URLSearchParams;
  headingLevel: "h2" | "h3";
  /** The reader's country. */
  country?: string | undefined;
}) {
  return (
    <ol className="job-entries">
      {entries.map(({ jobId, markedAt, isGone, job }) => {
        const note = <SavedNote kind={kind} job={job} at={markedAt} now={now} />;
        const named = { firestoreId: jobId, title: job?.title ?? describeAbsent(isGone) };
        return (
          <li key={jobId} className="job-entry-row marked-row">
            <SavedEntry kind={kind} job={named}>
              {job ? (
                <JobCard {...{ job, now, landing, headingLevel, note }} answer={formatAnswer(job, country)} />
              ) : (
                <SavedAbsent kind={kind} job={named} note={note} />
              )}
            </SavedEntry>
          </li>
        );
      })}
    </ol>
  );
}

const describeAbsent = (isGone: boolean) =>
  isGone ? "a job that is no longer on the board" : "a job that can’t be loaded right now";

/** An entry without a job to show. It counts like the others, and can be removed like them. */
function SavedAbsent({ kind, job, note }: Pick<ListChange, "job"> & { kind: ListName; note: ReactNode }) {
  return (
    <div className="marked-entry-gone">
      <div className="min-w-0 text-small text-soft">
        <p className="first-letter:uppercase">{job.title}</p>
        {note}
      </div>
      <JobListButton kind={kind} job={job} look="quiet" />
    </div>
  );
}

/** When a job was saved or applied to, and whether it is closed, if known. */
function SavedNote({ kind, job, at, now }: { kind: ListName; job: Card | undefined; at: Date; now: Date }) {
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
