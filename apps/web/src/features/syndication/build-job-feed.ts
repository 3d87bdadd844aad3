import type { JobCard, JobFilters } from "@farwork/domain";
import { listCardFacts } from "@farwork/domain/job-posting";
import { jobPath } from "@farwork/domain/links";
import { type Markup, markup } from "@farwork/serving/markup";

import { canonicalPath, titleListing } from "../filters/title-listing.ts";
import { formatAnswer } from "../job/format-answer.ts";
import { attributeTo, mentionOtherSources } from "../job/job-sources.ts";
import { type FeedFormat, feedPath } from "./feed-path.ts";

/** A listing's feed, independent of its format. */
export type JobFeed = {
  readonly title: string;
  readonly description: string;
  /** The listing's own address. */
  readonly page: string;
  readonly addresses: Readonly<Record<FeedFormat, string>>;
  readonly icon: string;
  readonly updatedAt: Date;
  readonly items: readonly JobFeedItem[];
};
export type JobFeedItem = {
  /** The job's page on this site. */
  readonly url: string;
  readonly title: string;
  readonly publishedAt: Date;
  readonly content: Markup;
  readonly tags: readonly string[];
};

/**
 * A listing's jobs as a feed, newest first. Items link to our page, name the source, and contain what a card shows,
 * because the full posting belongs on its own page.
 */
export function buildJobFeed(
  jobs: readonly JobCard[],
  { filters, siteUrl }: { readonly filters: JobFilters; readonly siteUrl: string },
): JobFeed {
  const at = (path: string) => new URL(path, siteUrl).href;
  return {
    title: `${titleListing(filters)} · Farwork`,
    description: "Remote jobs from many boards, each with its source.",
    page: at(canonicalPath(filters)),
    addresses: { xml: at(feedPath(filters, "xml")), json: at(feedPath(filters, "json")) },
    icon: at("/icon.svg"),
    // The epoch, for an empty list.
    updatedAt: jobs[0]?.publication_date ?? new Date(0),
    items: jobs.map((job) => ({
      url: at(jobPath(job)),
      title: `${job.title} at ${job.company_name}`,
      publishedAt: job.publication_date,
      content: writeContent(job, filters.from.country),
      tags: job.tags,
    })),
  };
}

/**
 * The facts of a card, starting with its answer to the reader's country instead of its place, then its excerpt and
 * source.
 */
function writeContent(job: JobCard, country: string | undefined): Markup {
  const [place, ...others] = listCardFacts(job);
  const facts = [formatAnswer(job, country) ?? place, ...others];
  const sources = [attributeTo(job.source), mentionOtherSources(job)];
  const lines = [facts.filter(Boolean).join(" · "), job.excerpt, sources.filter(Boolean).join(", ")]
    .filter(Boolean)
    .map((line) => markup`<p>${line}</p>`);
  return markup`${lines}`;
}
