import type { JobCard } from "@farwork/domain";
import { DEFAULT_PAGE_SIZE } from "@farwork/domain/contract";
import type { ReactNode } from "react";

import { useFormats } from "#formats";

import type { ListedJobs } from "../../platform/backend/listed-jobs.ts";
import { Pagination } from "../paging/pagination.tsx";

/** A page of jobs, newest first, with links to the other pages. */
export function NewestJobs({
  page,
  listing,
  pathOf,
  renderJob,
}: {
  page: number;
  listing: ListedJobs;
  pathOf: (page: number) => string;
  renderJob: (job: JobCard) => ReactNode;
}) {
  const formats = useFormats();
  const first = (page - 1) * DEFAULT_PAGE_SIZE + 1;
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
            {renderJob(job)}
          </li>
        ))}
      </ol>
      <Pagination page={page} totalPages={listing.totalPages} toPage={pathOf} />
    </>
  );
}
