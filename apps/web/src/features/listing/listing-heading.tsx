import { FEED_SOURCES } from "@farwork/domain/feed";
import { finishLastWord } from "@farwork/domain/search";

import { useFormats } from "#formats";

import { formatVisitDay } from "../visits/format-visit-day.ts";
import type { Jobs, ShownJobs } from "./jobs-atoms.ts";

/** The number of jobs as the headline, with the sources and the number of new jobs. */
export function ListingHeading({
  jobs,
  lastVisit,
  isUnknown = false,
}: {
  jobs: Exclude<Jobs, { status: "none" }>;
  lastVisit: Date | undefined;
  /** Whether the address names an unknown place: the number of jobs would then be misleading. */
  isUnknown?: boolean;
}) {
  const formats = useFormats();
  const search = finishLastWord(jobs.address.filters.search);
  const shown = jobs.status === "ready" && !isUnknown ? jobs : undefined;
  const newCount = shown && formatNewCount(shown, lastVisit, formats.locale);
  return (
    <div className="gives-way flex flex-wrap items-end justify-between gap-x-10 gap-y-3 pt-5 pb-4 desk:pt-8 desk:pb-5">
      <h1 className="set-narrow text-banner text-balance">
        {shown ? (
          <>
            <span className="tabular-nums">{formats.count(shown.listing.totalJobs)}</span> remote{" "}
            {shown.listing.totalJobs === 1 ? "job" : "jobs"}
          </>
        ) : (
          "Remote jobs"
        )}
      </h1>
      {/* Always the same number of lines, so that the search field below does not move while typing. Large text may
          wrap. */}
      <div className="max-w-full pb-1.5 text-small text-soft tablet:text-right">
        <p>From {FEED_SOURCES.length} sources, each named and linked</p>
        {newCount && (
          <p className="flex tablet:justify-end">
            <span className="max-w-full flex-none">
              <span className={newCount.fresh > 0 ? "marked" : undefined}>
                {newCount.fresh > 0 ? formats.count(newCount.fresh) : "Nothing"} new
              </span>{" "}
              {newCount.since}
            </span>
            {search !== "" && (
              <span className="overflow-hidden text-ellipsis whitespace-pre">{` for “${search}”`}</span>
            )}
          </p>
        )}
      </div>
    </div>
  );
}

/** How many of the jobs are new: since the reader's last visit if known, else in the last day. */
function formatNewCount({ totalNew, listing, now }: ShownJobs, lastVisit: Date | undefined, locale: string) {
  if (lastVisit !== undefined && totalNew !== undefined) {
    return { fresh: totalNew, since: `since your last visit, ${formatVisitDay(lastVisit, now, locale)}` };
  }
  const fresh = listing.facets.date_posted.find(({ value }) => value === "24h")?.count ?? 0;
  return { fresh, since: "in the last 24 hours" };
}
