import type { MarkedJobsPage } from "@farwork/domain";

import { SiteLink } from "../../ui/site-link.tsx";
import { FollowMarks } from "../saved-jobs/follow-marks.tsx";
import type { MarkKind } from "../saved-jobs/mark.ts";
import { DashboardSection, SectionMessage } from "./dashboard-section.tsx";
import { MarkedList } from "./marked-list.tsx";

const WORDS: Readonly<Record<MarkKind, { heading: string; empty: string }>> = {
  saved: {
    heading: "Saved",
    empty: "Nothing saved yet. Save a job wherever you see it, and it waits for you here.",
  },
  applied: {
    heading: "Applied",
    empty: "No applications yet. Mark a job as applied when you have sent yours.",
  },
};

/** The newest of one of a person's lists. */
export function MarkedSection({
  kind,
  list: { entries, totalJobs },
  landing,
  now,
}: {
  kind: MarkKind;
  list: MarkedJobsPage;
  landing: URLSearchParams;
  now: Date;
}) {
  const { heading, empty } = WORDS[kind];
  return (
    <DashboardSection
      heading={heading}
      link={
        <SiteLink href={`/${kind}`} className="text-link inline-flex min-h-11 items-center text-small">
          All {kind}
        </SiteLink>
      }
    >
      <FollowMarks kind={kind} jobIds={entries.map(({ jobId }) => jobId)} totalJobs={totalJobs} />
      {totalJobs === 0 ? (
        <SectionMessage>
          <p>{empty}</p>
        </SectionMessage>
      ) : (
        <MarkedList kind={kind} entries={entries} now={now} landing={landing} headingLevel="h3" />
      )}
    </DashboardSection>
  );
}
