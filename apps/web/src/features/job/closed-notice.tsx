import type { Job } from "@farwork/domain";
import { CATEGORY_LABELS } from "@farwork/domain/job";

import { useFormats } from "#formats";

import { NO_FILTERS } from "../filters/active-filters.ts";
import { listingPath } from "../filters/listing-path.ts";

/** What stands in the place of the way to apply once there is none, and where to go instead. */
export function ClosedNotice({ job, landing }: { job: Job; landing: URLSearchParams }) {
  const formats = useFormats();
  const since = job.closed_at ?? job.expires_at;
  // "Jobs in Other" would be no field of work to look through.
  const field = job.category === "other" ? undefined : job.category;
  const filters = { ...NO_FILTERS, categories: field ? [field] : [] };
  return (
    <div className="mt-6 text-lead">
      <p>
        <strong className="marked">Closed</strong>
        {since && ` on ${formats.day(since)}`}. This job takes no more applications.
      </p>
      <a href={listingPath(filters, 1, landing)} className="action mt-5 max-tablet:w-full">
        {field ? `Open jobs in ${CATEGORY_LABELS[field]}` : "Every open job"}
      </a>
    </div>
  );
}
