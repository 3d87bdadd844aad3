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
      <p className="pb-1.5 text-small text-soft desk:text-right">
        <time dateTime={now.toISOString().slice(0, 10)}>{today.format(now)}</time>
        {fresh > 0 && (
          <>
            <br />
            <span className="marked">{formatCount(fresh)} new</span> in the last 24 hours
            {filters.search !== "" && <span className="wrap-anywhere"> for “{filters.search}”</span>}
          </>
        )}
      </p>
    </div>
  );
}
