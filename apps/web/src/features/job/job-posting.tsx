import type { Job } from "@farwork/domain";
import type { ReactNode } from "react";

import type { Reader } from "../../platform/requests/reader-search.ts";
import { JobFacts } from "./job-facts.tsx";
import { PostingHeader, PostingText } from "./posting-parts.tsx";
import { type PaidKind, TypicalPay } from "./typical-pay.tsx";

/** A job's own page: the posting, with its facts beside it. `back` is the link to where the reader came from. */
export function JobPosting({
  job,
  now,
  landing,
  reader,
  back,
  paid,
}: {
  job: Job;
  now: Date;
  landing: URLSearchParams;
  reader: Reader;
  back: ReactNode;
  /** What similar jobs pay, if enough state it. */
  paid?: PaidKind | undefined;
}) {
  const posting = { job, now, landing };
  return (
    <article className="mx-auto max-w-job pt-4 desk:pt-6">
      {back}
      <PostingHeader
        {...posting}
        headingLevel="h1"
        className="mt-4 border-b-2 border-ink pb-7 desk:mt-8 desk:pb-9"
      />
      <div className="grid gap-x-16 gap-y-10 pt-4 desk:grid-cols-[minmax(0,1fr)_23rem] desk:pt-10">
        <aside aria-label="Facts" className="max-desk:*:border-t-0 desk:sticky desk:top-6 desk:self-start">
          <JobFacts {...posting} reader={reader} />
          {paid && <TypicalPay {...paid} pays={job.pay ? [job.pay] : []} whose="This job" now={now} />}
        </aside>
        <div className="min-w-0 desk:col-start-1 desk:row-start-1">
          <PostingText {...posting} headingLevel="h2" />
        </div>
      </div>
    </article>
  );
}
