"use client";

import { pickMarketingParams } from "@farwork/domain/links";
import { useHydrateAtoms } from "jotai/utils";
import { memo, type ReactNode } from "react";

import { useFormats } from "#formats";

import { FilterForm } from "../filters/filter-form.tsx";
import { FilterPanel } from "../filters/filter-panel.tsx";
import { SearchField } from "../filters/search-field.tsx";
import { showsHidden, withHidden } from "../hidden-jobs/hidden-path.ts";
import { Results } from "../paging/results.tsx";
import { addressQueryAtom } from "./address-atoms.ts";
import { describeOutcome } from "./describe-outcome.ts";
import { FilterRow } from "./filter-row.tsx";
import { JobList } from "./job-list.tsx";
import { type Jobs, jobsAtom, postingAtom } from "./jobs-atoms.ts";
import { ListingFailed } from "./listing-failed.tsx";
import { ListingHeading } from "./listing-heading.tsx";
import { ListingNavigation } from "./listing-navigation.tsx";
import { type ListingSeed, toJobs } from "./listing-seed.ts";
import { PreviewNavigation } from "./preview-navigation.tsx";
import { PreviewSlot, type RenderedPosting } from "./preview-slot.tsx";
import { useDocumentHead } from "./use-document-head.ts";
import { useJobs } from "./use-jobs.ts";

/**
 * The listing: what is shown, the search, the filters, one page of jobs. It begins with what the server answered;
 * `posting` is the one that the address names, as the server rendered it.
 */
export function Listing({ seed, posting }: { seed: ListingSeed; posting: ReactNode }) {
  useHydrateAtoms([
    [addressQueryAtom, seed.search],
    [jobsAtom, toJobs(seed)],
    [postingAtom, seed.posting],
  ]);
  return (
    <ListingNavigation seed={seed}>
      <ShownListing
        lastVisit={seed.lastVisit}
        firstPosting={seed.posting && { posting: seed.posting, body: posting }}
      />
    </ListingNavigation>
  );
}

function ShownListing(props: Omit<Shown, "jobs">) {
  const jobs = useJobs();
  return jobs.status !== "none" && <ListingParts jobs={jobs} {...props} />;
}

type Shown = {
  jobs: Exclude<Jobs, { status: "none" }>;
  lastVisit: Date | undefined;
  /** What stands beside the list when the page begins. */
  firstPosting: RenderedPosting | undefined;
};

function ListingParts({ jobs, lastVisit, firstPosting }: Shown) {
  const { filters, path, landing } = jobs.address;
  const listing = jobs.status === "ready" ? jobs.listing : undefined;
  const formats = useFormats();
  useDocumentHead(jobs.address);
  return (
    <PreviewNavigation path={path}>
      <div className="listing">
        <ListingHeading jobs={jobs} lastVisit={lastVisit} />
        {listing && (
          <>
            <SearchField search={filters.search} />
            <a
              href="#results"
              className="gives-way action sr-only focus:not-sr-only focus:absolute focus:z-10 max-desk:hidden"
            >
              Skip the filters
            </a>
          </>
        )}
        <div className={`listing-grid ${listing ? "listing-filtered" : ""}`}>
          {listing && (
            <FilterForm path={path}>
              <CarriedParams landing={landing} />
              <FilterPanel filters={filters} facets={listing.facets} totalJobs={listing.totalJobs} />
            </FilterForm>
          )}
          <div className="gives-way min-w-0">
            <FilterRow filters={filters} listing={listing} landing={landing} />
            <Results path={path} label="Jobs" outcome={describeOutcome(listing, formats)}>
              <ResultsBody jobs={jobs} lastVisit={lastVisit} />
            </Results>
          </div>
          <PreviewSlot path={path} landing={landing} first={firstPosting} />
        </div>
      </div>
    </PreviewNavigation>
  );
}

const ResultsBody = memo(function ResultsBody({ jobs, lastVisit }: Pick<Shown, "jobs" | "lastVisit">) {
  return jobs.status === "failed" ? (
    <ListingFailed path={jobs.address.path} />
  ) : (
    // Another list, not the same one rearranged: what is on both would be seen to jump.
    <JobList key={jobs.address.path} shown={jobs} lastVisit={lastVisit} />
  );
});

/** The form's way of carrying on what its address says beside the filters. */
function CarriedParams({ landing }: { landing: URLSearchParams }) {
  const params = withHidden(pickMarketingParams(landing), showsHidden(landing));
  return [...params].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} readOnly />
  ));
}
