import type { Company, JobCard } from "@farwork/domain";
import { withMarketingParams } from "@farwork/domain/links";
import type { ComponentProps } from "react";

import { useFormats } from "#formats";

import { NO_FILTERS } from "../filters/active-filters.ts";
import { slugPath } from "../filters/company-path.ts";
import { listingPath } from "../filters/listing-path.ts";
import { CompanyMark } from "../job/company-mark.tsx";
import { type PaidKind, TypicalPay } from "../job/typical-pay.tsx";
import { BackLink } from "../listing/back-link.tsx";
import { describeOutcome } from "../listing/describe-outcome.ts";
import { ALL_JOBS } from "../listing/return-path.ts";
import { PageNavigation } from "../paging/page-navigation.tsx";
import { Results } from "../paging/results.tsx";
import { SaveSearchButton } from "../saved-searches/save-search-button.tsx";
import { toSearchQuery } from "../saved-searches/search-query.ts";
import { FeedLinks } from "../syndication/feed-links.tsx";
import { CompanyFacts } from "./company-facts.tsx";
import { CompanyJobs } from "./company-jobs.tsx";

/** A company's page: its open jobs, with a summary of their facts. */
export function CompanyPage({
  company,
  paid,
  ...jobs
}: ComponentProps<typeof CompanyJobs> & {
  /** Optional: undefined when it failed to load. */
  company: Company | undefined;
  paid?: (PaidKind & { jobs: readonly JobCard[] }) | undefined;
}) {
  const { slug, page, listing, landing, now } = jobs;
  const formats = useFormats();
  const [newest] = listing.jobs;
  const name = company?.name ?? newest?.company_name ?? slug;
  const filters = { ...NO_FILTERS, companies: [slug] };
  const path = withMarketingParams(slugPath(slug, page), landing);
  return (
    <div className="mx-auto max-w-job pt-4 desk:pt-6">
      <BackLink to={{ path: listingPath(NO_FILTERS, 1, landing), label: ALL_JOBS, isListing: true }} />
      <header className="mt-4 pb-7 desk:mt-8 desk:pb-9">
        <CompanyMark name={name} job={listing.jobs.find((job) => job.company_logo !== undefined)} />
        <h1 className="set-narrow mt-4 text-title text-balance wrap-anywhere">{name}</h1>
        <p className="mt-3 text-lead text-soft">{formats.jobCount(listing.totalJobs)}, open now</p>
      </header>
      <PageNavigation>
        <div className="grid gap-x-16 gap-y-10 desk:grid-cols-[minmax(0,1fr)_23rem]">
          {company && (
            <aside aria-label="Facts" className="desk:sticky desk:top-6 desk:col-start-2 desk:self-start">
              <CompanyFacts {...{ company, landing, now }} />
              {paid && (
                <TypicalPay
                  {...paid}
                  pays={paid.jobs.flatMap(({ pay }) => pay ?? [])}
                  whose="Its jobs"
                  now={now}
                />
              )}
            </aside>
          )}
          <div className="min-w-0 desk:col-start-1 desk:row-start-1">
            <Results path={path} label="Jobs" outcome={describeOutcome(listing, formats)}>
              <CompanyJobs {...jobs} />
            </Results>
            <SaveSearchButton
              query={toSearchQuery(filters)}
              filters={filters}
              companies={new Map([[slug, name]])}
            />
            <FeedLinks filters={filters} />
          </div>
        </div>
      </PageNavigation>
    </div>
  );
}
