import type { JobsPage } from "@farwork/data/jobs";
import type { JobCard, JobFilters } from "@farwork/domain";
import { FEED_SOURCES } from "@farwork/domain/feed";

import { useFormats } from "#formats";

import { formatVisitDay } from "../visits/format-visit-day.ts";

/** The count as the headline, with where the jobs are from, and how many are new. */
export function ListingHeading({
  filters,
  listing,
  now,
  lastVisit,
}: {
  filters: JobFilters;
  listing: JobsPage<JobCard>;
  now: Date;
  lastVisit: Date | undefined;
}) {
  const formats = useFormats();
  const { fresh, since } = findNews(listing, now, lastVisit, formats.locale);
  return (
    <div className="gives-way flex flex-wrap items-end justify-between gap-x-10 gap-y-3 pt-5 pb-4 desk:pt-8 desk:pb-5">
      <h1 className="set-narrow text-banner text-balance">
        {listing.error ? (
          "Remote jobs"
        ) : (
          <>
            <span className="tabular-nums">{formats.count(listing.totalJobs)}</span> remote{" "}
            {listing.totalJobs === 1 ? "job" : "jobs"}
          </>
        )}
      </h1>
      {/* As many lines whatever is searched for: below stands the field that somebody is typing in. Large text wraps. */}
      <div className="max-w-full pb-1.5 text-small text-soft tablet:text-right">
        <p>From {FEED_SOURCES.length} sources, each named and linked</p>
        {!listing.error && (
          <p className="flex tablet:justify-end">
            <span className="max-w-full flex-none">
              <span className={fresh > 0 ? "marked" : undefined}>
                {fresh > 0 ? formats.count(fresh) : "Nothing"} new
              </span>{" "}
              {since}
            </span>
            {filters.search !== "" && (
              <span className="overflow-hidden text-ellipsis whitespace-pre">{` for “${filters.search}”`}</span>
            )}
          </p>
        )}
      </div>
    </div>
  );
}

/** How many of the jobs are new, and since when: this reader's last visit where one is known. */
function findNews(
  { totalNew, facets }: JobsPage<JobCard>,
  now: Date,
  lastVisit: Date | undefined,
  locale: string,
) {
  if (lastVisit !== undefined && totalNew !== undefined) {
    return { fresh: totalNew, since: `since your last visit, ${formatVisitDay(lastVisit, now, locale)}` };
  }
  const fresh = facets.date_posted.find(({ value }) => value === "24h")?.count ?? 0;
  return { fresh, since: "in the last 24 hours" };
}
