import { dropUnsafeLinks, isOpen, type Job, markQuotes, readdressImages } from "@farwork/domain";
import { readSourceLink } from "@farwork/domain/feed";
import { CATEGORY_LABELS } from "@farwork/domain/job";
import { formatOpenTo } from "@farwork/domain/job-posting";
import { withMarketingParams } from "@farwork/domain/links";
import type { ComponentProps } from "react";

import { useFormats } from "#formats";

import { imagePath } from "../../platform/images/image-path.ts";
import { PageLink } from "../../ui/page-link.tsx";
import { NO_FILTERS } from "../filters/active-filters.ts";
import { companyPath } from "../filters/company-path.ts";
import { listingPath } from "../filters/listing-path.ts";
import { AppliedPrompt } from "../saved-jobs/applied-prompt.tsx";
import { JobListButtons } from "../saved-jobs/job-list-buttons.tsx";
import { PayLine } from "./fact.tsx";
import { nameSource, relTo } from "./job-sources.ts";
import { PostingTitle } from "./posting-title.tsx";

/** A job's header: title, apply link or closed notice, and the save and applied buttons. */
export function PostingHeader({
  job,
  now,
  landing,
  className,
  ...title
}: {
  job: Job;
  now: Date;
  landing: URLSearchParams;
  className: string;
} & Pick<ComponentProps<typeof PostingTitle>, "headingLevel" | "id">) {
  const path = companyPath(job.company_name);
  const company = path && (
    <PageLink
      href={withMarketingParams(path, landing)}
      className="wrap-anywhere hover:underline max-desk:inline-flex max-desk:min-h-11 max-desk:min-w-11 max-desk:items-center"
    >
      {job.company_name}
    </PageLink>
  );
  return (
    <header className={className}>
      <PostingTitle job={job} company={company} {...title} />
      {isOpen(job, now) ? (
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-4">
          <ApplyLink job={job} className="max-tablet:w-full" />
          <div className="min-w-0">
            <PayLine job={job} />
            <p className="text-small text-soft">{formatOpenTo(job)}</p>
          </div>
        </div>
      ) : (
        <ClosedNotice job={job} landing={landing} />
      )}
      <JobListButtons job={{ firestoreId: job.firestoreId, title: job.title }} look="full" />
    </header>
  );
}

/** Replaces the apply link of a closed job, with links to others. */
function ClosedNotice({ job, landing }: { job: Job; landing: URLSearchParams }) {
  const formats = useFormats();
  const since = job.closed_at ?? job.expires_at;
  // "Other" is not a category worth browsing.
  const field = job.category === "other" ? undefined : job.category;
  const filters = { ...NO_FILTERS, categories: field ? [field] : [] };
  return (
    <div className="mt-6 text-lead">
      <p>
        <strong className="marked">Closed</strong>
        {since && ` on ${formats.day(since)}`}. This job no longer accepts applications.
      </p>
      <a href={listingPath(filters, 1, landing)} className="action mt-5 max-tablet:w-full">
        {field ? `Open jobs in ${CATEGORY_LABELS[field]}` : "All open jobs"}
      </a>
    </div>
  );
}

/** The description, with the apply link repeated at its end. */
export function PostingText({
  job,
  now,
  headingLevel: Heading,
}: {
  job: Job;
  now: Date;
  headingLevel: "h2" | "h3";
}) {
  return (
    <>
      {/* Descriptions start with headings of any level; this keeps the outline intact. */}
      <Heading className="sr-only">Description</Heading>
      <JobDescription job={job} />
      {isOpen(job, now) && (
        <div className="mt-10 border-t border-rule pt-6">
          <ApplyLink job={job} className="max-tablet:w-full" />
        </div>
      )}
    </>
  );
}

/**
 * The only place that renders foreign markup. `SafeHtml` comes from the sanitiser, and images are loaded through this
 * site. Links get no marketing parameters: they are the employer's own, unlike the apply link. The text that
 * eligibility facts rely on is highlighted.
 */
function JobDescription({ job }: { job: Job }) {
  const written = readdressImages(dropUnsafeLinks(job.description), (address) =>
    imagePath(job.firestoreId, address),
  );
  const facts = job.eligibility ?? [];
  const html = markQuotes(
    written,
    facts.filter(({ source }) => source === "description").map(({ quote }) => quote),
  );
  // oxlint-disable-next-line react/no-danger -- the brand proves that ingestion sanitised it
  return <div className="description" dangerouslySetInnerHTML={{ __html: html }} />;
}

/**
 * A link to the job at its source, by that source's terms. Names the host if it is not the source's own; without a safe
 * link, says so.
 */
function ApplyLink({ job, className = "" }: { job: Job; className?: string }) {
  const link = readSourceLink(job.source, job.url) ?? readSourceLink(job.source, job.apply_url ?? "");
  if (!link) return <p className="text-soft">{nameSource(job.source)} gave no safe link for applying.</p>;
  const where = link.isOwnHost ? `on ${nameSource(job.source)}` : `at ${link.host}`;
  return (
    <AppliedPrompt
      job={{ firestoreId: job.firestoreId, title: job.title }}
      href={link.href}
      rel={relTo(job.source)}
      className={`action wrap-anywhere ${className}`}
    >
      Apply {where}
      <span aria-hidden="true">↗</span>
      <span className="sr-only"> (opens in a new tab)</span>
    </AppliedPrompt>
  );
}
