import type { JobCard as Card } from "@farwork/domain";
import { companySlug } from "@farwork/domain/company";
import { DEFAULT_PAGE_SIZE } from "@farwork/domain/contract";
import { memo, useDeferredValue } from "react";

import { useFormats } from "#formats";

import { useInteractive } from "../../ui/use-interactive.ts";
import { listingPath } from "../filters/listing-path.ts";
import { hiddenBy } from "../hidden-jobs/hidden-entries.ts";
import { HideButton } from "../hidden-jobs/hide-button.tsx";
import { HideableEntry } from "../hidden-jobs/hideable-entry.tsx";
import type { HideableJob } from "../hidden-jobs/hideable-job.ts";
import { HidingNews } from "../hidden-jobs/hiding-news.tsx";
import { leaveOutHidden } from "../hidden-jobs/leave-out-hidden.ts";
import { JobCard } from "../job/job-card.tsx";
import { Pagination } from "../paging/pagination.tsx";
import { FeedLinks } from "../syndication/feed-links.tsx";
import { RecentlyViewed } from "../visits/recently-viewed.tsx";
import { HiddenNote } from "./hidden-note.tsx";
import type { ShownJobs } from "./jobs-atoms.ts";
import { ListingEmpty } from "./listing-empty.tsx";
import { markFound, MatchedText } from "./matched-text.tsx";
import { OrderLinks } from "./order-links.tsx";

/** As many entries as most windows show: those of another list that are rendered first, for the eye. */
const FIRST_ENTRIES = 8;

/** One page of postings, but for those its reader hid, and the links to the others. */
export function JobList({ shown, lastVisit }: { shown: ShownJobs; lastVisit: Date | undefined }) {
  const { address, listing, following, hidden } = shown;
  const { filters, page, landing } = address;
  const formats = useFormats();
  const isInteractive = useInteractive();
  const { jobs, totalHidden } = address.showsHidden
    ? { jobs: listing.jobs, totalHidden: 0 }
    : leaveOutHidden(listing, following, hidden);
  // The server's markup has all of them.
  const rendered = useDeferredValue(jobs.length, isInteractive ? FIRST_ENTRIES : jobs.length);
  if (jobs.length === 0)
    return <ListingEmpty filters={filters} listing={listing} totalHidden={totalHidden} landing={landing} />;
  const first = (page - 1) * DEFAULT_PAGE_SIZE + 1;
  return (
    <>
      <div className="flex items-end justify-between gap-4 border-b-2 border-ink text-note text-soft">
        <OrderLinks filters={filters} landing={landing} />
        <p className="flex-none pb-3 tabular-nums desk:pb-1.5">
          {formats.count(first)}–{formats.count(first + jobs.length - 1)} of{" "}
          {formats.count(listing.totalJobs)}
        </p>
      </div>
      <ol className="job-entries">
        {jobs.slice(0, rendered).map((job) => (
          <ListedJob key={job.firestoreId} job={job} shown={shown} lastVisit={lastVisit} />
        ))}
      </ol>
      <HidingNews />
      <HiddenNote filters={filters} totalHidden={totalHidden} landing={landing} />
      <Pagination
        page={page}
        totalPages={listing.totalPages}
        pathOf={(other) => listingPath(filters, other, landing)}
      />
      <FeedLinks filters={filters} />
      <RecentlyViewed />
    </>
  );
}

const ListedJob = memo(function ListedJob({
  job,
  shown: { address, hidden, now },
  lastVisit,
}: {
  job: Card;
  shown: ShownJobs;
  lastVisit: Date | undefined;
}) {
  const { landing, showsHidden } = address;
  const { search } = address.filters;
  const hideable = toHideable(job);
  const showMatches = (text: string) => <MatchedText text={text} search={search} />;
  return (
    <HideableEntry
      job={hideable}
      wasHidden={hiddenBy(hidden, hideable.id, hideable.companySlug)}
      showsHidden={showsHidden}
    >
      <JobCard
        job={job}
        now={now}
        landing={landing}
        lastVisit={lastVisit}
        actions={<HideButton job={hideable} />}
        showMatches={search === "" ? undefined : showMatches}
        excerpt={search === "" ? undefined : markFound(job.excerpt, search)}
      />
    </HideableEntry>
  );
});

function toHideable({ firestoreId, title, company_name }: Card): HideableJob {
  return { id: firestoreId, title, company: company_name, companySlug: companySlug(company_name) };
}
