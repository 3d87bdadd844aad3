import type { Job } from "@farwork/domain";

import { BackLink } from "./back-link.tsx";
import { JobFacts } from "./job-facts.tsx";
import { PostingHeader } from "./posting-header.tsx";
import { PostingText } from "./posting-text.tsx";
import type { ReturnPath } from "./return-path.ts";

/** A job's own page: the posting, and beside it the facts. */
export function JobPosting({
  job,
  now,
  landing,
  returnPath,
}: {
  job: Job;
  now: Date;
  landing: URLSearchParams;
  returnPath: ReturnPath;
}) {
  const posting = { job, now, landing };
  return (
    <article className="mx-auto max-w-job pt-4 desk:pt-6">
      <BackLink to={returnPath} />
      <PostingHeader
        {...posting}
        headingLevel="h1"
        className="mt-4 border-b-2 border-ink pb-7 desk:mt-8 desk:pb-9"
      />
      <div className="grid gap-x-16 gap-y-10 pt-4 desk:grid-cols-[minmax(0,1fr)_23rem] desk:pt-10">
        <aside aria-label="Facts" className="max-desk:*:border-t-0 desk:sticky desk:top-6 desk:self-start">
          <JobFacts {...posting} />
        </aside>
        <div className="min-w-0 desk:col-start-1 desk:row-start-1">
          <PostingText {...posting} headingLevel="h2" />
        </div>
      </div>
    </article>
  );
}
