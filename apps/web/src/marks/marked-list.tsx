import { JobCard } from "../jobs/job-card.tsx";
import type { MarkedJobs } from "./load-marked-jobs.ts";
import type { MarkKind } from "./mark.ts";
import { MarkedEntry } from "./marked-entry.tsx";
import { MarkedNote } from "./marked-note.tsx";

/** Entries of one of a person's lists, each with its job's card. */
export function MarkedList({
  kind,
  entries,
  now,
  landing,
  headingLevel,
}: {
  kind: MarkKind;
  entries: MarkedJobs["entries"];
  now: Date;
  landing: URLSearchParams;
  headingLevel: "h2" | "h3";
}) {
  return (
    <ol className="job-entries">
      {entries.map(({ job, at }) => (
        <li key={job.firestoreId} className="job-entry-row marked-row">
          <MarkedEntry kind={kind} job={{ firestoreId: job.firestoreId, title: job.title }}>
            <JobCard
              job={job}
              now={now}
              landing={landing}
              headingLevel={headingLevel}
              note={<MarkedNote kind={kind} job={job} at={at} now={now} />}
            />
          </MarkedEntry>
        </li>
      ))}
    </ol>
  );
}
