import { isOpen, type Job } from "@farwork/domain";
import { withMarketingParams } from "@farwork/domain/links/marketing-params";
import { formatPlace } from "@farwork/domain/place/format-place";
import type { ComponentProps } from "react";

import { companyPath } from "../companies/company-path.ts";
import { MarkButtons } from "../marks/mark-buttons.tsx";
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
  const company = companyPath(job.company_name);
  const companyHref = company && withMarketingParams(company, landing);
  return (
    <header className={className}>
      <PostingTitle job={job} companyHref={companyHref} {...title} />
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
