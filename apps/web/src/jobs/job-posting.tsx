import { isOpen, type Job } from "@farwork/domain";
import { formatPlace } from "@farwork/domain/place/format-place";

import { MarkButtons } from "../marks/mark-buttons.tsx";
import { ApplyLink } from "./apply-link.tsx";
import { BackLink } from "./back-link.tsx";
import { ClosedNotice } from "./closed-notice.tsx";
import { CompanyMark } from "./company-mark.tsx";
import { JobDescription } from "./job-description.tsx";
import { JobFacts } from "./job-facts.tsx";
import { PayLine } from "./pay-line.tsx";

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
  returnPath: string;
}) {
  const open = isOpen(job, now);
  return (
    <article className="mx-auto max-w-job pt-4 desk:pt-6">
      <BackLink fallback={returnPath} />
      <header className="mt-4 border-b-2 border-ink pb-7 desk:mt-8 desk:pb-9">
        <p className="flex items-center gap-3 text-lead font-semibold">
          <CompanyMark name={job.company_name} logo={job.company_logo} />
          <span className="min-w-0">{job.company_name}</span>
        </p>
        <h1 className="set-narrow mt-4 text-title text-balance">{job.title}</h1>
        {open ? (
          <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-4">
            <ApplyLink job={job} landing={landing} className="max-tablet:w-full" />
            <div className="min-w-0">
              <PayLine pay={job.pay} salary={job.salary} />
              <p className="text-small text-soft">{formatPlace(job.place)}</p>
            </div>
          </div>
        ) : (
          <ClosedNotice job={job} landing={landing} />
        )}
        <MarkButtons job={job} look="full" />
      </header>
      <div className="grid gap-x-16 gap-y-10 pt-8 desk:grid-cols-[minmax(0,1fr)_23rem] desk:pt-10">
        <JobFacts job={job} now={now} landing={landing} />
        <div className="min-w-0 desk:col-start-1 desk:row-start-1">
          {/* Postings begin with headings of any level; this one keeps the outline whole. */}
          <h2 className="sr-only">The posting</h2>
          <JobDescription html={job.description} />
          {open && (
            <div className="mt-10 border-t border-rule pt-6">
              <ApplyLink job={job} landing={landing} className="max-tablet:w-full" />
            </div>
          )}
        </div>
      </div>
    </article>
  );
}
