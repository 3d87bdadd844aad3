import type { JobsPage } from "@farwork/data/jobs";
import type { JobCard, JobFilters } from "@farwork/domain";
import { pickMarketingParams } from "@farwork/domain/links";

import { useFormats } from "#formats";

import { showsHidden, withHidden } from "../hidden/hidden-path.ts";
import { PreviewNavigation } from "../preview/preview-navigation.tsx";
import { PreviewSlot, type RenderedPreview } from "../preview/preview-slot.tsx";
import type { Visitor } from "../visits/read-visitor.ts";
import { describeOutcome } from "./describe-outcome.ts";
import { FilterForm } from "./filter-form.tsx";
import { FilterPanel } from "./filter-panel.tsx";
import { FilterRow } from "./filter-row.tsx";
import { JobList } from "./job-list.tsx";
import type { Jobs } from "./jobs-atoms.ts";
import { PutJobs } from "./jobs-provider.tsx";
import { ListingEmpty } from "./listing-empty.tsx";
import { ListingFailed } from "./listing-failed.tsx";
import { ListingHeading } from "./listing-heading.tsx";
import { ListingNavigation } from "./listing-navigation.tsx";
import { listingPath } from "./listing-path.ts";
import { Results } from "./results.tsx";
import { SearchField } from "./search-field.tsx";

/** The listing: what is shown, the search, the filters, one page of jobs. */
export function Listing(props: {
  filters: JobFilters;
  page: number;
  listing: JobsPage<JobCard>;
  /** The parameters the visitor came with; the marketing ones among them travel on. */
  landing: URLSearchParams;
  now: Date;
  visitor: Visitor;
  /** The posting that is open beside the list. */
  preview?: RenderedPreview | undefined;
}) {
  const { filters, page, listing, landing, now, visitor, preview } = props;
  const path = listingPath(filters, page, landing);
  const formats = useFormats();
  return (
    <PutJobs jobs={toJobs(path, listing)}>
      <ListingNavigation>
        <PreviewNavigation jobId={preview?.jobId} path={path}>
          <div className="listing">
            <ListingHeading filters={filters} listing={listing} now={now} lastVisit={visitor.lastVisit} />
            {!listing.error && (
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
            <div className={`listing-grid ${listing.error ? "" : "listing-filtered"}`}>
              {!listing.error && (
                <FilterForm path={path}>
                  <CarriedParams landing={landing} />
                  <FilterPanel filters={filters} facets={listing.facets} totalJobs={listing.totalJobs} />
                </FilterForm>
              )}
              <div className="gives-way min-w-0">
                <FilterRow filters={filters} listing={listing} landing={landing} />
                <Results path={path} label="Jobs" outcome={describeOutcome(listing, formats)}>
                  <ResultsBody {...props} />
                </Results>
              </div>
              <PreviewSlot rendered={preview} path={path} />
            </div>
          </div>
        </PreviewNavigation>
      </ListingNavigation>
    </PutJobs>
  );
}

function ResultsBody({ filters, page, listing, landing, now, visitor }: Parameters<typeof Listing>[0]) {
  if (listing.error) return <ListingFailed path={listingPath(filters, page, landing)} />;
  if (listing.jobs.length === 0)
    return <ListingEmpty filters={filters} listing={listing} landing={landing} />;
  return (
    <JobList filters={filters} page={page} listing={listing} landing={landing} now={now} visitor={visitor} />
  );
}

/** The form's way of carrying on what its address says beside the filters. */
function CarriedParams({ landing }: { landing: URLSearchParams }) {
  const params = withHidden(pickMarketingParams(landing), showsHidden(landing));
  return [...params].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} readOnly />
  ));
}

function toJobs(path: string, listing: JobsPage<JobCard>): Jobs {
  const query = path.slice(path.indexOf("?") + 1 || path.length);
  if (listing.error) return { status: "failed", query };
  const { jobs, totalJobs, totalPages } = listing;
  return { status: "ready", query, jobs, totalJobs, totalPages };
}
