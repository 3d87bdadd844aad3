import type { ReadSessionResponse } from "@farwork/domain";
import { withMarketingParams } from "@farwork/domain/links";
import { Suspense } from "react";

import { PrivatePage } from "../account/private-page.tsx";
import { readFormats } from "../locale/use-formats.server.ts";
import { copySavedJob } from "../offline/copy-saved-job.ts";
import { KeepSavedCopy } from "../offline/keep-saved-copy.tsx";
import { EntriesLoading } from "./entries-loading.tsx";
import { FollowMarks } from "./follow-marks.tsx";
import { appliedRecord, loadMarkedJobs, type MarkRecord, savedRecord } from "./load-marked-jobs.ts";
import type { MarkKind } from "./mark.ts";
import { MarkedEmpty } from "./marked-empty.tsx";
import { MarkedHeading } from "./marked-heading.tsx";
import { MarkedList } from "./marked-list.tsx";
import { MarkedShortfall } from "./marked-shortfall.tsx";
import { PutMarks } from "./put-marks.tsx";

type Props = { kind: MarkKind; landing: URLSearchParams };

/** The whole of one of a person's lists, newest first. */
export function MarkedJobsPage({ kind, landing }: Props) {
  return (
    <PrivatePage
      path={`/${kind}`}
      landing={landing}
      parts={["saved", "applied"]}
      show={(session) => showMarkedJobs({ kind, landing, session })}
    />
  );
}

function showMarkedJobs({ kind, landing, session }: Props & { session: ReadSessionResponse }) {
  const { account, saved, applied } = session;
  const records = kind === "saved" ? saved.map(savedRecord) : applied.map(appliedRecord);
  const jobIds = records.map(({ jobId }) => jobId);
  return (
    <PutMarks
      uid={account.uid}
      saved={saved.map(({ jobId }) => jobId)}
      applied={applied.map(({ jobId }) => jobId)}
    >
      <FollowMarks kind={kind} jobIds={jobIds} />
      {records.length === 0 ? (
        <>
          {kind === "saved" && <KeepSavedCopy uid={account.uid} jobs={[]} />}
          <MarkedEmpty kind={kind} />
        </>
      ) : (
        <>
          <MarkedHeading kind={kind} jobIds={jobIds} />
          <section aria-label="Jobs" className="border-t-2 border-ink">
            <Suspense fallback={<EntriesLoading count={records.length} />}>
              <Loaded uid={account.uid} kind={kind} landing={landing} records={records} />
            </Suspense>
          </section>
        </>
      )}
    </PutMarks>
  );
}

async function Loaded({
  uid,
  kind,
  landing,
  records,
}: Props & { uid: string; records: readonly MarkRecord[] }) {
  const { entries, failed, gone } = await loadMarkedJobs(records);
  const formats = await readFormats();
  return (
    <>
      {kind === "saved" && failed === 0 && (
        <KeepSavedCopy uid={uid} jobs={entries.map(({ job }) => copySavedJob(job, formats))} />
      )}
      <MarkedShortfall failed={failed} gone={gone} path={withMarketingParams(`/${kind}`, landing)} />
      <MarkedList kind={kind} entries={entries} now={new Date()} landing={landing} headingLevel="h2" />
    </>
  );
}
