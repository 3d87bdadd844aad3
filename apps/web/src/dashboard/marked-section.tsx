import { withMarketingParams } from "@farwork/domain/links";
import { Suspense } from "react";

import { EntriesLoading } from "../marks/entries-loading.tsx";
import { FollowMarks } from "../marks/follow-marks.tsx";
import { loadMarkedJobs, type MarkRecord } from "../marks/load-marked-jobs.ts";
import type { MarkKind } from "../marks/mark.ts";
import { MarkedList } from "../marks/marked-list.tsx";
import { SiteLink } from "../ui/site-link.tsx";
import { DASHBOARD_ITEMS } from "./dashboard-items.ts";
import { DashboardSection } from "./dashboard-section.tsx";
import { SectionMessage } from "./section-message.tsx";

// Jobs no longer kept take up records too: a few more are asked for than are shown.
const ASKED_FOR = 10;

type Props = { kind: MarkKind; records: readonly MarkRecord[]; landing: URLSearchParams };

const WORDS: Readonly<Record<MarkKind, { heading: string; empty: string; failed: string }>> = {
  saved: {
    heading: "Saved",
    empty: "Nothing saved yet. Save a job wherever you see it, and it waits for you here.",
    failed: "Your saved jobs could not be loaded just now.",
  },
  applied: {
    heading: "Applied",
    empty: "No applications yet. Mark a job as applied when you have sent yours.",
    failed: "The jobs you applied to could not be loaded just now.",
  },
};

/** The newest of one of a person's lists. */
export function MarkedSection({ kind, records, landing }: Props) {
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
      <FollowMarks kind={kind} jobIds={records.map(({ jobId }) => jobId)} />
      {records.length === 0 ? (
        <SectionMessage>
          <p>{empty}</p>
        </SectionMessage>
      ) : (
        <Suspense fallback={<EntriesLoading count={Math.min(records.length, DASHBOARD_ITEMS)} />}>
          <Newest kind={kind} records={records} landing={landing} />
        </Suspense>
      )}
    </DashboardSection>
  );
}

async function Newest({ kind, records, landing }: Props) {
  const { entries, failed } = await loadMarkedJobs(records.slice(0, ASKED_FOR));
  if (failed > 0) {
    return (
      <SectionMessage>
        <p role="alert">{WORDS[kind].failed}</p>
        <a href={withMarketingParams("/dashboard", landing)} className="quiet-action">
          Try again
        </a>
      </SectionMessage>
    );
  }
  return (
    <MarkedList
      kind={kind}
      entries={entries.slice(0, DASHBOARD_ITEMS)}
      now={new Date()}
      landing={landing}
      headingLevel="h3"
    />
  );
}
