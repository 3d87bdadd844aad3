import type { JobsPage } from "@farwork/data/jobs";
import type { JobCard, JobFilters } from "@farwork/domain";

import { formatCount } from "./format-count.ts";

const today = new Intl.DateTimeFormat("en-GB", {
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** The count as the headline, over the day's date, as a paper's front page would carry it. */
export function ListingHeading({
  filters,
  listing,
  now,
}: {
  filters: JobFilters;
  listing: JobsPage<JobCard>;
  now: Date;
}) {
  const fresh = listing.facets.date_posted.find(({ value }) => value === "24h")?.count ?? 0;
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-3 pt-8 pb-6 desk:pt-12 desk:pb-9">
      <h1 className="set-narrow text-banner text-balance">
        {listing.error ? (
          "Remote jobs"
        ) : (
          <>
            <span className="tabular-nums">{formatCount(listing.totalJobs)}</span> remote{" "}
            {listing.totalJobs === 1 ? "job" : "jobs"}
          </>
        )}
      </h1>
      {/* Two lines whatever is searched for: below stands the field that somebody is typing in. */}
      <div className="max-w-full pb-1.5 text-small text-soft desk:text-right">
        <time dateTime={now.toISOString().slice(0, 10)}>{today.format(now)}</time>
        {!listing.error && (
          <p className="truncate">
            <span className={fresh > 0 ? "marked" : undefined}>
              {fresh > 0 ? formatCount(fresh) : "Nothing"} new
            </span>{" "}
            in the last 24 hours
            {filters.search !== "" && ` for “${filters.search}”`}
          </p>
        )}
      </div>
    </div>
  );
}
