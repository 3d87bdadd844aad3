import type { FilterRescue, JobFilters } from "@farwork/domain";
import { dropFilter } from "@farwork/domain/filter";
import type { ReactNode } from "react";

import { useFormats } from "#formats";

import type { ListedJobs } from "../../platform/backend/listed-jobs.ts";
import { Notice } from "../../ui/notice.tsx";
import { dropEveryFilter, listActiveFilters } from "../filters/active-filters.ts";
import { changeFilters } from "../filters/change-listing.ts";
import { listingPath } from "../filters/listing-path.ts";
import { ListingLink } from "../paging/listing-link.tsx";
import { phraseSuggestion } from "./describe-outcome.ts";
import { HiddenNote } from "./hidden-note.tsx";

/** Explains an empty list, and offers the shortest ways out. */
export function ListingEmpty({
  filters,
  listing,
  totalHidden,
}: {
  filters: JobFilters;
  listing: ListedJobs;
  /** Jobs left out because the user hid them. */
  totalHidden: number;
}) {
  if (totalHidden > 0) {
    return (
      <Notice heading="You’ve hidden all of these jobs">
        <HiddenNote totalHidden={totalHidden} isShown={false} />
      </Notice>
    );
  }
  if (listing.totalJobs > 0) {
    return (
      <Notice heading="This page doesn’t exist">
        <p>The list has {listing.totalPages === 1 ? "one page" : `${listing.totalPages} pages`}.</p>
        <ListingLink
          to={(asked) => listingPath(asked.filters, listing.totalPages, asked.landing)}
          className="action"
        >
          Go to the last page
        </ListingLink>
      </Notice>
    );
  }
  const chosenIn = new Set(listActiveFilters(filters).map(({ filter }) => filter));
  if (chosenIn.size === 0) {
    return (
      <Notice heading="No jobs yet">
        <p>New jobs appear here as soon as they are imported.</p>
      </Notice>
    );
  }
  const { suggestion, rescue } = listing;
  return (
    <Notice
      heading={chosenIn.size === 1 ? "No jobs match your search" : "No jobs match all of these filters"}
    >
      {suggestion && <SuggestedSearch filters={filters} suggestion={suggestion} />}
      {chosenIn.size > 1 && rescue && <FilterRescues filters={filters} rescue={rescue} />}
      {filters.search !== "" && !suggestion && (
        <p className="text-body">Check the spelling, or search for fewer words.</p>
      )}
      <ListingLink to={changeFilters(dropEveryFilter)} className="quiet-action">
        Show all jobs
      </ListingLink>
    </Notice>
  );
}

function SuggestedSearch({
  filters,
  suggestion: { search, totalJobs },
}: {
  filters: JobFilters;
  suggestion: NonNullable<ListedJobs["suggestion"]>;
}) {
  const [before, after] = phraseSuggestion(search, filters.search);
  return (
    <div className="w-full border-y border-rule">
      <ListingOffer change={(asked) => ({ ...asked, search })} totalJobs={totalJobs}>
        {before} <b>“{search}”</b>
        {after}
      </ListingOffer>
    </div>
  );
}

/** Filters that would each bring jobs if removed, with the number; or a note that none would. */
function FilterRescues({ filters, rescue }: { filters: JobFilters; rescue: readonly FilterRescue[] }) {
  if (rescue.length === 0) {
    return <p>Removing a single filter doesn’t help.</p>;
  }
  const active = listActiveFilters(filters);
  return (
    <>
      <p>Remove one filter:</p>
      <ul className="w-full border-t border-rule">
        {rescue.map(({ filter, totalJobs }) => (
          <li key={filter} className="border-b border-rule">
            <ListingOffer change={(asked) => dropFilter(asked, filter)} totalJobs={totalJobs}>
              Without {filter === "search" && "the search "}
              <b>
                {active
                  .filter((choice) => choice.filter === filter)
                  .map(({ label }) => label)
                  .join(", ")}
              </b>
            </ListingOffer>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A link to another listing, with its number of jobs. */
function ListingOffer({
  change,
  totalJobs,
  children,
}: {
  change: (filters: JobFilters) => JobFilters;
  totalJobs: number;
  children: ReactNode;
}) {
  const formats = useFormats();
  return (
    <ListingLink
      to={changeFilters(change)}
      className="group flex min-h-12 items-center gap-3 py-1.5 text-ink max-tablet:text-body"
    >
      <span className="mark-on-hover line-clamp-4 min-w-0 wrap-anywhere group-hover:mark-drawn">
        {children}
      </span>
      <span className="leader" aria-hidden="true" />
      <span className="text-small whitespace-nowrap text-soft tabular-nums">
        {formats.jobCount(totalJobs)}
      </span>
    </ListingLink>
  );
}
