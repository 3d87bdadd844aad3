"use client";

import type { JobCard, JobFilters } from "@farwork/domain";
import { companySlug } from "@farwork/domain/company";
import { pickMarketingParams } from "@farwork/domain/links";
import { useAtomValue } from "jotai";
import { useHydrateAtoms } from "jotai/utils";
import { memo, type ReactNode, useDeferredValue, useEffect, useMemo, useState } from "react";

import { useFormats } from "#formats";

import type { ListedJobs } from "../../platform/backend/listed-jobs.ts";
import { createFormats } from "../../platform/locale/formats.ts";
import { FormatsContext } from "../../platform/locale/locale-provider.tsx";
import { Notice } from "../../ui/notice.tsx";
import { listActiveFilters } from "../filters/active-filters.ts";
import { OPEN_GROUP_PARAM } from "../filters/change-listing.ts";
import { FilterChips } from "../filters/filter-chips.tsx";
import { FilterForm } from "../filters/filter-form.tsx";
import { FilterButton, CarriedFilters, FilterPanel } from "../filters/filter-panel.tsx";
import { showsHidden, withHidden } from "../filters/listing-path.ts";
import { canonicalPath, titleListingPage } from "../filters/title-listing.ts";
import { useOnline } from "../offline/use-online.ts";
import { Results } from "../paging/results.tsx";
import { SaveSearchButton } from "../saved-searches/save-search-button.tsx";
import { dropSuggestedTerms, toSearchQuery } from "../saved-searches/search-query.ts";
import { addressQueryAtom } from "./address-atoms.ts";
import { describeOutcome } from "./describe-outcome.ts";
import { FilterOffers } from "./filter-offers.tsx";
import { JobList } from "./job-list.tsx";
import { type Jobs, jobsAtom, postingAtom, type ShownJobs } from "./jobs-atoms.ts";
import { ListingHeading } from "./listing-heading.tsx";
import { ListingNavigation } from "./listing-navigation.tsx";
import { ListingQuestions } from "./listing-questions.tsx";
import { type ListingSeed, toJobs } from "./listing-seed.ts";
import { PreviewNavigation } from "./preview-navigation.tsx";
import { PreviewSlot, type RenderedPosting } from "./preview-slot.tsx";

/**
 * The listing: headline, questions, filters and one page of jobs, hydrated from the server's answer. `posting` is the
 * job in the address, `notice` what replaces a list of unknown places, both rendered by the server.
 */
export function Listing({
  seed,
  posting,
  notice,
}: {
  seed: ListingSeed;
  posting: ReactNode;
  notice?: ReactNode;
}) {
  useHydrateAtoms([
    [addressQueryAtom, seed.search],
    [jobsAtom, toJobs(seed)],
    [postingAtom, seed.posting],
  ]);
  return (
    <ListingNavigation seed={seed}>
      <ShownListing
        lastVisit={seed.lastVisit}
        unknown={seed.unknown}
        notice={notice}
        rates={seed.rates}
        firstPosting={seed.posting && { posting: seed.posting, body: posting }}
      />
    </ListingNavigation>
  );
}

function ShownListing({ rates, ...props }: Omit<Shown, "jobs"> & Pick<ListingSeed, "rates">) {
  const jobs = useAtomValue(jobsAtom);
  const formats = useFormats();
  const { currency, period } = jobs.status === "none" ? {} : jobs.address.filters.salary;
  const asked = useMemo(() => {
    const { locale, said, leastPay } = formats;
    const terms = currency === undefined ? undefined : { currency, period: period ?? "year" };
    return createFormats(locale, { terms, said, leastPay, rates: formats.rates ?? rates });
  }, [formats, currency, period, rates]);
  if (jobs.status === "none") return null;
  return (
    // The address wins over what is remembered about the reader.
    <FormatsContext value={asked}>
      <ListingParts jobs={jobs} {...props} />
    </FormatsContext>
  );
}

type Shown = {
  jobs: Exclude<Jobs, { status: "none" }>;
  lastVisit: Date | undefined;
  unknown: ListingSeed["unknown"];
  notice: ReactNode;
  /** The job open beside the list when the page loaded. */
  firstPosting: RenderedPosting | undefined;
};

function ListingParts({ jobs, lastVisit, unknown, notice, firstPosting }: Shown) {
  const { filters, path, landing } = jobs.address;
  const ready = jobs.status === "ready" ? jobs : undefined;
  const listing = ready?.listing;
  const counted = jobs.status === "failed" ? jobs.last : jobs;
  const formats = useFormats();
  const isUnknown = unknown !== undefined;
  const outcome = unknown ?? describeOutcome(listing, formats, filters.search);
  return (
    <PreviewNavigation>
      <DocumentHead jobs={jobs} />
      <div className="listing">
        <ListingHeading jobs={jobs} lastVisit={lastVisit} isUnknown={isUnknown} />
        <ListingQuestions jobs={jobs} />
        {ready && <FilterOffers filters={filters} offers={ready.listing.offers} />}
        {counted && <SkipFilters />}
        <div className={`listing-grid ${counted ? "listing-filtered" : ""}`}>
          <FilterForm path={path}>
            <CarriedParams landing={landing} />
            {counted ? (
              <FilterPanel
                filters={filters}
                facets={counted.listing.facets}
                totalJobs={counted.listing.totalJobs}
                openGroup={landing.get(OPEN_GROUP_PARAM) ?? undefined}
                now={counted.now}
              />
            ) : (
              <CarriedFilters filters={filters} />
            )}
          </FilterForm>
          <div className="gives-way min-w-0">
            <FilterRow filters={filters} listing={counted?.listing} isUnknown={isUnknown} />
            <Results path={path} label="Jobs" outcome={outcome}>
              {isUnknown ? notice : <ResultsBody jobs={jobs} lastVisit={lastVisit} />}
            </Results>
          </div>
          <PreviewSlot path={path} landing={landing} first={firstPosting} />
        </div>
      </div>
    </PreviewNavigation>
  );
}

function SkipFilters() {
  return (
    <a
      href="#results"
      className="gives-way action sr-only focus:not-sr-only focus:absolute focus:z-10 max-desk:hidden"
    >
      Skip the filters
    </a>
  );
}

const ResultsBody = memo(function ResultsBody({ jobs, lastVisit }: Pick<Shown, "jobs" | "lastVisit">) {
  const [first] = useState(jobs);
  return jobs.status === "failed" ? (
    <ListingFailed path={jobs.address.path} />
  ) : (
    // A new list, not a rearranged one: entries on both would visibly jump.
    <JobList
      key={jobs.address.path}
      shown={jobs}
      lastVisit={lastVisit}
      isWhole={jobs === first || (jobs.address.path === first.address.path && isLeftFurtherDown(jobs))}
    />
  );
});

/** Whether the browser may return to a place that the entries in view do not reach. */
function isLeftFurtherDown({ scrolled = 0 }: ShownJobs): boolean {
  return scrolled > innerHeight / 2;
}

/** Keeps the address's other parameters when the form is submitted without scripts. */
function CarriedParams({ landing }: { landing: URLSearchParams }) {
  const params = withHidden(pickMarketingParams(landing), showsHidden(landing));
  return [...params].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} readOnly />
  ));
}

/** The active filters, with buttons to change and save them. */
const FilterRow = memo(function FilterRow({
  filters,
  listing,
  isUnknown,
}: {
  filters: JobFilters;
  /** Undefined when loading it failed. */
  listing: ListedJobs | undefined;
  /** Whether the address names an unknown place, which a saved search would leave out. */
  isUnknown: boolean;
}) {
  const formats = useFormats();
  const saved = dropSuggestedTerms(filters, formats.said);
  const companies = nameCompanies(listing?.jobs ?? []);
  // The headline names the reader's country.
  const active = listActiveFilters(filters, companies, formats.amount).filter(
    ({ filter }) => filter !== "from",
  );
  // The same height with and without filters, so that the list does not move.
  return (
    <div className="filter-row">
      {listing && <FilterButton active={active} />}
      {listing && !isUnknown && (
        <SaveSearchButton query={toSearchQuery(saved)} filters={saved} companies={companies} />
      )}
      <FilterChips active={active} />
    </div>
  );
});

/** The backend did not answer. The link retries with the same filters, and needs no JavaScript. */
function ListingFailed({ path }: { path: string }) {
  const isOnline = useOnline();
  return (
    <Notice heading="The jobs can’t be reached right now">
      <p>
        {isOnline
          ? "Our server did not answer."
          : "You are offline. The jobs will load when you’re back online."}{" "}
        Your filters are kept in this page’s address; nothing is lost.
      </p>
      <a href={path} className="action">
        Try again
      </a>
    </Notice>
  );
}

/** Keeps the document's title and canonical URL in step with the list, once that has been painted. */
function DocumentHead({ jobs }: Pick<Shown, "jobs">) {
  const shown = useDeferredValue(jobs);
  const { filters, page } = shown.address;
  const hasPage = shown.status === "ready" && (shown.listing.forReader?.open ?? 0) > 0;
  useEffect(() => {
    document.title = titleListingPage(filters, page);
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (canonical) canonical.href = new URL(canonicalPath(filters, page, hasPage), canonical.href).href;
  }, [filters, page, hasPage]);
  return null;
}

/** Names of these jobs' companies by slug, since an address has only slugs. */
function nameCompanies(jobs: readonly JobCard[]): ReadonlyMap<string, string> {
  return new Map(jobs.map(({ company_name: name }) => [companySlug(name) ?? "", name]));
}
