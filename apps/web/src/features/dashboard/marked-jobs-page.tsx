import type { MarkedJobsPage as MarkedJobs, ReadSessionResponse } from "@farwork/domain";
import { pageFromQuery } from "@farwork/domain/filter";
import { redirect } from "next/navigation";

import type { Formats } from "../../platform/locale/formats.ts";
import { readFormats } from "../../platform/locale/use-formats.server.ts";
import { PrivatePage } from "../account/private-page.tsx";
import { copySavedJob } from "../offline/copy-saved-job.ts";
import { KeepSavedCopy } from "../offline/keep-saved-copy.tsx";
import { PageNavigation } from "../paging/page-navigation.tsx";
import { Pagination } from "../paging/pagination.tsx";
import { Results } from "../paging/results.tsx";
import { FollowMarks } from "../saved-jobs/follow-marks.tsx";
import type { MarkKind } from "../saved-jobs/mark.ts";
import { PutMarks } from "../saved-jobs/put-marks.tsx";
import { listMarks } from "./list-marks.ts";
import { MarkedEmpty } from "./marked-empty.tsx";
import { MarkedHeading } from "./marked-heading.tsx";
import { MarkedList } from "./marked-list.tsx";
import { markedPath } from "./marked-path.ts";
import { readList } from "./read-list.ts";

type Props = { kind: MarkKind; landing: URLSearchParams };

/** A page of one of a person's lists, newest first. */
export function MarkedJobsPage({ kind, landing }: Props) {
  const page = pageFromQuery(landing);
  return (
    <PrivatePage
      path={markedPath(kind, page, landing)}
      landing={landing}
      lists={{ [kind]: { page } }}
      show={async (session) => showMarkedJobs({ kind, landing, page, session, formats: await readFormats() })}
    />
  );
}

function showMarkedJobs({
  kind,
  landing,
  page,
  session,
  formats,
}: Props & { page: number; session: ReadSessionResponse; formats: Formats }) {
  const { uid } = session.account;
  const list = readList(session, kind);
  const { entries, totalJobs, totalPages } = list;
  // As when the last entry of the last page was taken off.
  if (page > totalPages) redirect(markedPath(kind, totalPages, landing));
  const jobIds = entries.map(({ jobId }) => jobId);
  return (
    <PutMarks uid={uid} {...listMarks(entries)}>
      <FollowMarks kind={kind} jobIds={jobIds} totalJobs={totalJobs} />
      {kind === "saved" && page === 1 && (
        <KeepSavedCopy
          uid={uid}
          totalJobs={totalJobs}
          jobs={entries.flatMap(({ job }) => (job ? [copySavedJob(job, formats)] : []))}
        />
      )}
      {totalJobs === 0 ? (
        <MarkedEmpty kind={kind} />
      ) : (
        <>
          <MarkedHeading kind={kind} jobIds={jobIds} totalJobs={totalJobs} />
          <MarkedPage kind={kind} landing={landing} page={page} list={list} now={new Date()} />
        </>
      )}
    </PutMarks>
  );
}

function MarkedPage({
  kind,
  landing,
  page,
  list,
  now,
}: Props & { page: number; list: MarkedJobs; now: Date }) {
  const { entries, totalPages } = list;
  const pathOf = (other: number) => markedPath(kind, other, landing);
  return (
    <PageNavigation>
      <div className="border-t-2 border-ink">
        <Results path={pathOf(page)} label="Jobs" outcome={`Page ${page} of ${totalPages}`}>
          <MarkedList kind={kind} entries={entries} now={now} landing={landing} headingLevel="h2" />
          <Pagination page={page} totalPages={totalPages} pathOf={pathOf} />
        </Results>
      </div>
    </PageNavigation>
  );
}
