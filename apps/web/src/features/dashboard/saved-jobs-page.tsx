import type { JobCard, MarkedJobsPage as MarkedJobs, ReadSessionResponse } from "@farwork/domain";
import { pageFromQuery } from "@farwork/domain/filter";
import { listCardFacts } from "@farwork/domain/job-posting";
import { jobPath, withMarketingParams } from "@farwork/domain/links";
import { redirect } from "next/navigation";

import type { Formats } from "../../platform/locale/formats.ts";
import { readFormats } from "../../platform/locale/use-formats.server.ts";
import { Notice } from "../../ui/notice.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { PrivatePage } from "../account/private-page.tsx";
import { RatesNote } from "../job/rates-note.tsx";
import { KeepSavedCopy, type SavedJobCopy } from "../offline/saved-copy.tsx";
import { PageNavigation } from "../paging/page-navigation.tsx";
import { Pagination } from "../paging/pagination.tsx";
import { Results } from "../paging/results.tsx";
import { readReaderHere } from "../reader/read-here.ts";
import { HydrateJobLists } from "../saved-jobs/hydrate-job-lists.tsx";
import type { ListName } from "../saved-jobs/job-lists.ts";
import { RefreshJobList } from "../saved-jobs/refresh-job-list.tsx";
import { readList, splitByList } from "./read-list.ts";
import { SavedHeading } from "./saved-heading.tsx";
import { SavedList } from "./saved-list.tsx";

const WORDS: Readonly<Record<ListName, { heading: string; help: string }>> = {
  saved: {
    heading: "Nothing saved yet",
    help: "Jobs you save appear here, on every device you log in on.",
  },
  applied: {
    heading: "No applications yet",
    help: "Mark jobs as applied to keep track of them here.",
  },
};

type Props = { kind: ListName; landing: URLSearchParams };
/** The reader's country. */
type Lives = { country: string | undefined };

/** A page of the user's saved or applied jobs, newest first. */
export function MarkedJobsPage({ kind, landing }: Props) {
  const page = pageFromQuery(landing);
  return (
    <PrivatePage
      path={markedPath(kind, page, landing)}
      landing={landing}
      lists={{ [kind]: { page } }}
      show={async (session) => {
        const [formats, { country }] = await Promise.all([readFormats(), readReaderHere(landing)]);
        return showMarkedJobs({ kind, landing, page, session, formats, country });
      }}
    />
  );
}

function showMarkedJobs({
  kind,
  landing,
  page,
  session,
  formats,
  country,
}: Props & Lives & { page: number; session: ReadSessionResponse; formats: Formats }) {
  const { uid } = session.account;
  const list = readList(session, kind);
  const { entries, totalJobs, totalPages } = list;
  // Possible after the last page's last entry was removed.
  if (page > totalPages) redirect(markedPath(kind, totalPages, landing));
  const jobIds = entries.map(({ jobId }) => jobId);
  return (
    <HydrateJobLists uid={uid} {...splitByList(entries)}>
      <RefreshJobList kind={kind} jobIds={jobIds} totalJobs={totalJobs} />
      {kind === "saved" && page === 1 && (
        <KeepSavedCopy
          uid={uid}
          totalJobs={totalJobs}
          jobs={entries.flatMap(({ job }) => (job ? [copySavedJob(job, formats)] : []))}
        />
      )}
      {totalJobs === 0 ? (
        <SavedEmpty kind={kind} />
      ) : (
        <>
          <SavedHeading kind={kind} jobIds={jobIds} totalJobs={totalJobs} />
          <MarkedPage {...{ kind, landing, page, list, country }} now={new Date()} />
        </>
      )}
    </HydrateJobLists>
  );
}

function MarkedPage({
  kind,
  landing,
  page,
  list,
  now,
  country,
}: Props & Lives & { page: number; list: MarkedJobs; now: Date }) {
  const { entries, totalPages } = list;
  const pathOf = (other: number) => markedPath(kind, other, landing);
  return (
    <PageNavigation>
      <div className="border-t-2 border-ink">
        <Results path={pathOf(page)} label="Jobs" outcome={`Page ${page} of ${totalPages}`}>
          <SavedList {...{ kind, entries, now, landing, country }} headingLevel="h2" />
          <RatesNote jobs={entries.flatMap(({ job }) => job ?? [])} now={now} />
          <Pagination page={page} totalPages={totalPages} toPage={pathOf} />
        </Results>
      </div>
    </PageNavigation>
  );
}

/** The part of a saved job that is kept for offline reading. */
function copySavedJob(job: JobCard, formats: Formats): SavedJobCopy {
  return {
    jobId: job.firestoreId,
    path: jobPath(job),
    title: job.title,
    company: job.company_name,
    facts: listCardFacts(job, formats),
  };
}

/** An empty list, with how to fill it. */
function SavedEmpty({ kind }: { kind: ListName }) {
  const { heading, help } = WORDS[kind];
  return (
    <Notice headingLevel="h1" heading={heading}>
      <p className="max-w-measure">{help}</p>
      <SiteLink href="/" className="action">
        Find jobs
      </SiteLink>
    </Notice>
  );
}

/**
 * A list page's address, keeping the marketing parameters of `landing`.
 *
 * @example markedPath("saved", 2, new URLSearchParams("utm_source=x")); // "/saved?page=2&utm_source=x"
 */
function markedPath(kind: ListName, page: number, landing: URLSearchParams): string {
  return withMarketingParams(page > 1 ? `/${kind}?page=${page}` : `/${kind}`, landing);
}
