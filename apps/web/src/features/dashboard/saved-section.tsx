import type { MarkedJobsPage } from "@farwork/domain";

import { SiteLink } from "../../ui/site-link.tsx";
import type { ListName } from "../saved-jobs/job-lists.ts";
import { RefreshJobList } from "../saved-jobs/refresh-job-list.tsx";
import { DashboardSection, SectionMessage } from "./dashboard-section.tsx";
import { SavedList } from "./saved-list.tsx";

const WORDS: Readonly<Record<ListName, { heading: string; empty: string }>> = {
  saved: {
    heading: "Saved",
    empty: "Nothing saved yet. Jobs you save appear here.",
  },
  applied: {
    heading: "Applied",
    empty: "No applications yet. Mark jobs as applied to keep track of them here.",
  },
};

/** The newest entries of the user's list. */
export function SavedSection({
  kind,
  list: { entries, totalJobs },
  landing,
  now,
  country,
}: {
  kind: ListName;
  list: MarkedJobsPage;
  landing: URLSearchParams;
  now: Date;
  /** The reader's country. */
  country: string | undefined;
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
      <RefreshJobList kind={kind} jobIds={entries.map(({ jobId }) => jobId)} totalJobs={totalJobs} />
      {totalJobs === 0 ? (
        <SectionMessage>
          <p>{empty}</p>
        </SectionMessage>
      ) : (
        <SavedList {...{ kind, entries, now, landing, country }} headingLevel="h3" />
      )}
    </DashboardSection>
  );
}
