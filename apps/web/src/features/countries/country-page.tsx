import { JOB_CATEGORIES } from "@farwork/domain/job";
import { withMarketingParams } from "@farwork/domain/links";
import { formatLocationInSentence } from "@farwork/domain/place";
import type { ReferenceRates } from "@farwork/domain/rates";

import { useFormats } from "#formats";

import type { ListedJobs } from "../../platform/backend/listed-jobs.ts";
import { NO_FILTERS } from "../filters/active-filters.ts";
import { type CountryField, countryPath } from "../filters/country-path.ts";
import { listingPath } from "../filters/listing-path.ts";
import { formatAnswer } from "../job/format-answer.ts";
import { JobCard } from "../job/job-card.tsx";
import { NewestJobs } from "../job/newest-jobs.tsx";
import { BackLink } from "../listing/back-link.tsx";
import { describeOutcome } from "../listing/describe-outcome.ts";
import type { ReturnPath } from "../listing/return-path.ts";
import { PageNavigation } from "../paging/page-navigation.tsx";
import { Results } from "../paging/results.tsx";
import { CountryFacts } from "./country-facts.tsx";
import { titleCountry } from "./describe-country.ts";

/** The listing of everything people there may apply for, including jobs that do not say. */
function wayToListing(country: string, landing: URLSearchParams): ReturnPath {
  const filters = { ...NO_FILTERS, from: { country, certain: false } };
  return {
    path: listingPath(filters, 1, landing),
    label: `All jobs for people in ${formatLocationInSentence(country)}`,
    isListing: true,
  };
}

/** A country's page: the jobs open to people there, with a summary of their facts. */
export function CountryPage({
  field,
  page,
  listing,
  rates,
  landing,
  now,
}: {
  field: CountryField;
  page: number;
  listing: ListedJobs;
  rates: ReferenceRates | undefined;
  landing: URLSearchParams;
  now: Date;
}) {
  const formats = useFormats();
  const { country, category } = field;
  const categories = JOB_CATEGORIES.filter((known) => known === category);
  const everything = { ...NO_FILTERS, categories, from: { country, certain: false } };
  const silent = listing.forReader?.notStated ?? 0;
  const path = withMarketingParams(countryPath(field, page), landing);
  return (
    <div className="mx-auto max-w-job pt-4 desk:pt-6">
      <BackLink to={wayToListing(country, landing)} />
      <header className="mt-4 pb-7 desk:mt-8 desk:pb-9">
        <h1 className="set-narrow text-title text-balance wrap-anywhere">{titleCountry(field)}</h1>
        <p className="mt-3 text-lead text-soft">
          {formats.jobCount(listing.totalJobs)}, open now
          {silent > 0 && (
            <>
              {" · "}
              <a href={listingPath(everything, 1, landing)} className="text-link">
                {formats.count(silent)} more {silent === 1 ? "doesn’t" : "don’t"} say who may apply
              </a>
            </>
          )}
        </p>
      </header>
      <PageNavigation>
        <div className="grid gap-x-16 gap-y-10 desk:grid-cols-[minmax(0,1fr)_23rem]">
          <aside aria-label="Facts" className="desk:sticky desk:top-6 desk:col-start-2 desk:self-start">
            <CountryFacts {...{ field, listing, rates, landing, now }} />
          </aside>
          <div className="min-w-0 desk:col-start-1 desk:row-start-1">
            <Results path={path} label="Jobs" outcome={describeOutcome(listing, formats)}>
              <NewestJobs
                {...{ page, listing }}
                pathOf={(other) => withMarketingParams(countryPath(field, other), landing)}
                renderJob={(job) => (
                  <JobCard {...{ job, now, landing }} answer={formatAnswer(job, country)} />
                )}
              />
            </Results>
          </div>
        </div>
      </PageNavigation>
    </div>
  );
}
