import type { JobFilters } from "@farwork/domain";

import type { ListedJobs } from "../../platform/backend/listed-jobs.ts";
import { Notice } from "../../ui/notice.tsx";
import { dropEveryFilter, listActiveFilters } from "../filters/active-filters.ts";
import { listingPath } from "../filters/listing-path.ts";
import { ListingLink } from "../paging/listing-link.tsx";
import { FilterRescues } from "./filter-rescues.tsx";
import { HiddenNote } from "./hidden-note.tsx";
import { ListingOffer } from "./listing-offer.tsx";

/** No jobs to show: why that is, and the shortest ways to some. */
export function ListingEmpty({
  filters,
  listing,
  totalHidden,
  landing,
}: {
  filters: JobFilters;
  listing: ListedJobs;
  /** Jobs left out for being hidden by their reader. */
  totalHidden: number;
  landing: URLSearchParams;
}) {
  if (totalHidden > 0) {
    return (
      <Notice heading="You have hidden everything here">
        <HiddenNote filters={filters} totalHidden={totalHidden} landing={landing} />
      </Notice>
    );
  }
  if (listing.totalJobs > 0) {
    return (
      <Notice heading="The list ends before this page">
        <p>It has {listing.totalPages === 1 ? "one page" : `${listing.totalPages} pages`}.</p>
        <ListingLink href={listingPath(filters, listing.totalPages, landing)} className="action">
          Go to the last page
        </ListingLink>
      </Notice>
    );
  }
  const chosenIn = new Set(listActiveFilters(filters).map(({ filter }) => filter));
  if (chosenIn.size === 0) {
    return (
      <Notice heading="No jobs yet">
        <p>Nothing has been taken in so far. New postings appear here as soon as a feed is read.</p>
      </Notice>
    );
  }
  const { suggestion, rescue } = listing;
  const suggested = suggestion && { ...filters, search: suggestion.search };
  return (
    <Notice heading={chosenIn.size === 1 ? "Nothing matches this" : "Nothing matches all of this"}>
      {suggestion && suggested && (
        <div className="w-full border-y border-rule">
          <ListingOffer href={listingPath(suggested, 1, landing)} totalJobs={suggestion.totalJobs}>
            Did you mean <b>“{suggestion.search}”</b>?
          </ListingOffer>
        </div>
      )}
      {chosenIn.size > 1 && rescue && <FilterRescues filters={filters} rescue={rescue} landing={landing} />}
      {filters.search !== "" && !suggestion && (
        <p className="text-body">
          A word may be spelt differently in the postings: fewer and shorter words find more.
        </p>
      )}
      <ListingLink href={listingPath(dropEveryFilter(filters), 1, landing)} className="quiet-action">
        Show every job
      </ListingLink>
    </Notice>
  );
}
