import type { CompanySlug } from "@farwork/domain";
import { DEFAULT_PAGE_SIZE } from "@farwork/domain/contract";
import { withMarketingParams } from "@farwork/domain/links";

import { useFormats } from "#formats";

import type { ListedJobs } from "../../platform/backend/listed-jobs.ts";
import { Notice } from "../../ui/notice.tsx";
import { slugPath } from "../filters/listing-path.ts";
import { JobCard } from "../job/job-card.tsx";
import { ListingLink } from "../paging/page-navigation.tsx";
import { Pagination } from "../paging/pagination.tsx";

/** One page of a company's open jobs, the newest first, and the links to the others. */
export function CompanyJobs({
  slug,
  page,
  listing,
  landing,
  now,
  lastVisit,
}: {
  slug: CompanySlug;
  page: number;
  listing: ListedJobs;
  landing: URLSearchParams;
  now: Date;
  lastVisit: Date | undefined;
}) {
  const formats = useFormats();
  const pathOf = (other: number) => withMarketingParams(slugPath(slug, other), landing);
  const first = (page - 1) * DEFAULT_PAGE_SIZE + 1;
  if (listing.jobs.length === 0) {
    return (
      <Notice heading="This page doesn’t exist">
        <ListingLink href={pathOf(listing.totalPages)} className="action">
          Go to the last page
        </ListingLink>
      </Notice>
    );
  }
  return (
    <>
      <p className="flex justify-between gap-4 border-b-2 border-ink pt-1 pb-2 text-note text-soft">
        <span>Newest first</span>
        <span className="tabular-nums">
          {formats.count(first)}–{formats.count(first + listing.jobs.length - 1)} of{" "}
          {formats.count(listing.totalJobs)}
        </span>
      </p>
      <ol className="job-entries">
        {listing.jobs.map((job) => (
          <li key={job.firestoreId} className="job-entry-row">
            <JobCard job={job} now={now} landing={landing} lastVisit={lastVisit} />
          </li>
        ))}
      </ol>
      <Pagination page={page} totalPages={listing.totalPages} pathOf={pathOf} />
    </>
  );
}
