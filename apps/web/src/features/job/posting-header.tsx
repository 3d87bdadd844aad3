import { isOpen, type Job } from "@farwork/domain";
import { CATEGORY_LABELS } from "@farwork/domain/job";
import { withMarketingParams } from "@farwork/domain/links";
import { formatPlace } from "@farwork/domain/place";
import type { ComponentProps } from "react";

import { useFormats } from "#formats";

import { PageLink } from "../../ui/page-link.tsx";
import { NO_FILTERS } from "../filters/active-filters.ts";
import { companyPath, listingPath } from "../filters/listing-path.ts";
import { JobListButtons } from "../saved-jobs/job-list-buttons.tsx";
import { ApplyLink } from "./apply-link.tsx";
import { PayLine } from "./pay-line.tsx";
import { PostingTitle } from "./posting-title.tsx";

/** What a posting begins with: its title, the way to apply or that there is none any more, and the buttons to save it or to mark it as applied to. */
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
            <PayLine job={job} />
            <p className="text-small text-soft">{formatPlace(job.place)}</p>
          </div>
        </div>
      ) : (
        <ClosedNotice job={job} landing={landing} />
      )}
      <JobListButtons job={job} look="full" />
    </header>
  );
}

/** What stands in the place of the way to apply once there is none, and where to go instead. */
function ClosedNotice({ job, landing }: { job: Job; landing: URLSearchParams }) {
  const formats = useFormats();
  const since = job.closed_at ?? job.expires_at;
  // "Jobs in Other" would be no field of work to look through.
  const field = job.category === "other" ? undefined : job.category;
  const filters = { ...NO_FILTERS, categories: field ? [field] : [] };
  return (
    <div className="mt-6 text-lead">
      <p>
        <strong className="marked">Closed</strong>
        {since && ` on ${formats.day(since)}`}. This job no longer accepts applications.
      </p>
      <a href={listingPath(filters, 1, landing)} className="action mt-5 max-tablet:w-full">
        {field ? `Open jobs in ${CATEGORY_LABELS[field]}` : "All open jobs"}
      </a>
    </div>
  );
}
