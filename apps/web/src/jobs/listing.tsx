import type { JobsPage } from "@farwork/data/jobs";
import type { JobCard, JobFilters } from "@farwork/domain";
import { pickMarketingParams } from "@farwork/domain/links/marketing-params";

import { describeOutcome } from "./describe-outcome.ts";
import { FilterButton } from "./filter-button.tsx";
import { FilterChips } from "./filter-chips.tsx";
import { FilterForm } from "./filter-form.tsx";
import { FilterPanel } from "./filter-panel.tsx";
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
}) {
  const { filters, page, listing, landing, now } = props;
  const path = listingPath(filters, page, landing);
  return (
    <PutJobs jobs={toJobs(path, listing)}>
      <ListingNavigation>
        <ListingHeading filters={filters} listing={listing} now={now} />
        {!listing.error && (
          <>
            <SearchField search={filters.search} />
            <a
              href="#results"
              className="action sr-only focus:not-sr-only focus:absolute focus:z-10 max-desk:hidden"
            >
              Skip the filters
            </a>
          </>
        )}
        <div className={listing.error ? "" : "listing-grid"}>
          {!listing.error && (
            <FilterForm path={path}>
              <CarriedParams landing={landing} />
              <FilterPanel filters={filters} facets={listing.facets} totalJobs={listing.totalJobs} />
            </FilterForm>
          )}
          <div className="min-w-0">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1 pb-3 empty:hidden desk:pb-2">
              {!listing.error && <FilterButton />}
              <FilterChips filters={filters} landing={landing} />
            </div>
            <Results path={path} label="Jobs" outcome={describeOutcome(listing)}>
              <ResultsBody {...props} />
            </Results>
          </div>
        </div>
      </ListingNavigation>
    </PutJobs>
  );
}

function ResultsBody({ filters, page, listing, landing, now }: Parameters<typeof Listing>[0]) {
  if (listing.error) return <ListingFailed path={listingPath(filters, page, landing)} />;
  if (listing.jobs.length === 0)
    return <ListingEmpty filters={filters} listing={listing} landing={landing} />;
  return <JobList filters={filters} page={page} listing={listing} landing={landing} now={now} />;
}

/** The form's way of carrying marketing parameters on. */
function CarriedParams({ landing }: { landing: URLSearchParams }) {
  return [...pickMarketingParams(landing)].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} readOnly />
  ));
}

function toJobs(path: string, listing: JobsPage<JobCard>): Jobs {
  const query = path.slice(path.indexOf("?") + 1 || path.length);
  if (listing.error) return { status: "failed", query };
  const { jobs, totalJobs, totalPages } = listing;
  return { status: "ready", query, jobs, totalJobs, totalPages };
}
