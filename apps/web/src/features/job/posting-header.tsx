import { isOpen, type Job } from "@farwork/domain";
import { withMarketingParams } from "@farwork/domain/links";
import { formatPlace } from "@farwork/domain/place";
import type { ComponentProps } from "react";

import { PageLink } from "../../ui/page-link.tsx";
import { companyPath } from "../filters/company-path.ts";
import { MarkButtons } from "../saved-jobs/mark-buttons.tsx";
import { ApplyLink } from "./apply-link.tsx";
import { ClosedNotice } from "./closed-notice.tsx";
import { PayLine } from "./pay-line.tsx";
import { PostingTitle } from "./posting-title.tsx";

/** What a posting begins with: its title, the way to apply or that there is none any more, and the marks. */
export function PostingHeader({
  job,
  now,
  landing,
  className,
  ...title
}: {
  job: Job;
  now: Date;
  landing: URLSearchParams;
  className: string;
} & Pick<ComponentProps<typeof PostingTitle>, "headingLevel" | "id">) {
  const path = companyPath(job.company_name);
  const company = path && (
    <PageLink
      href={withMarketingParams(path, landing)}
      className="wrap-anywhere hover:underline max-desk:inline-flex max-desk:min-h-11 max-desk:min-w-11 max-desk:items-center"
    >
      {job.company_name}
    </PageLink>
  );
  return (
    <header className={className}>
      <PostingTitle job={job} company={company} {...title} />
      {isOpen(job, now) ? (
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-4">
          <ApplyLink job={job} className="max-tablet:w-full" />
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
  );
}
