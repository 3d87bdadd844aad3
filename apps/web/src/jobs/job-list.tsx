import type { JobsPage } from "@farwork/data/jobs";
import type { JobCard as Card, JobFilters } from "@farwork/domain";
import { DEFAULT_PAGE_SIZE } from "@farwork/domain/contract/paging";

import { formatCount } from "./format-count.ts";
import { JobCard } from "./job-card.tsx";
import { listingPath } from "./listing-path.ts";
import { MatchedText } from "./matched-text.tsx";
import { Pagination } from "./pagination.tsx";

/** One page of postings and the links to the others. */
export function JobList({
  filters,
  page,
  listing,
  landing,
  now,
}: {
  filters: JobFilters;
  page: number;
  listing: JobsPage<Card>;
  landing: URLSearchParams;
  now: Date;
}) {
  const { search } = filters;
  const showMatches = (text: string) => <MatchedText text={text} search={search} />;
  const first = (page - 1) * DEFAULT_PAGE_SIZE + 1;
  return (
    <>
      <p className="flex justify-between gap-4 border-b-2 border-ink pt-1 pb-2 text-note text-soft">
        <span>{search === "" ? "Newest first" : "Best match first"}</span>
        <span className="tabular-nums">
          {formatCount(first)}–{formatCount(first + listing.jobs.length - 1)} of{" "}
          {formatCount(listing.totalJobs)}
        </span>
      </p>
      <ol className="job-entries">
        {listing.jobs.map((job) => (
          <li key={job.firestoreId} className="job-entry-row">
            <JobCard
              job={job}
              now={now}
              landing={landing}
              showMatches={search === "" ? undefined : showMatches}
            />
          </li>
        ))}
      </ol>
      <Pagination
        page={page}
        totalPages={listing.totalPages}
        pathOf={(other) => listingPath(filters, other, landing)}
      />
    </>
  );
}
