import type { CompanySlug } from "@farwork/domain";
import { withMarketingParams } from "@farwork/domain/links";

import type { ListedJobs } from "../../platform/backend/listed-jobs.ts";
import { Notice } from "../../ui/notice.tsx";
import { slugPath } from "../filters/company-path.ts";
import { formatAnswer } from "../job/format-answer.ts";
import { JobCard } from "../job/job-card.tsx";
import { NewestJobs } from "../job/newest-jobs.tsx";
import { ListingLink } from "../paging/listing-link.tsx";

/** A page of a company's open jobs, newest first, with links to the others. */
export function CompanyJobs({
  slug,
  page,
  listing,
  landing,
  now,
  lastVisit,
  country,
}: {
  slug: CompanySlug;
  page: number;
  listing: ListedJobs;
  landing: URLSearchParams;
  now: Date;
  lastVisit: Date | undefined;
  /** The reader's country. */
  country?: string | undefined;
}) {
  const pathOf = (other: number) => withMarketingParams(slugPath(slug, other), landing);
  if (listing.jobs.length === 0) {
    return (
      <Notice heading="This page doesn’t exist">
        <ListingLink to={pathOf(listing.totalPages)} className="action">
          Go to the last page
        </ListingLink>
      </Notice>
    );
  }
  return (
    <NewestJobs
      {...{ page, listing, pathOf }}
      renderJob={(job) => (
        <JobCard {...{ job, now, landing, lastVisit }} answer={formatAnswer(job, country)} />
      )}
    />
  );
}
