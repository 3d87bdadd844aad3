import type { JobCard, JobFilters } from "@farwork/domain";
import { JOB_TYPE_LABELS } from "@farwork/domain/job";
import { jobPath } from "@farwork/domain/links";
import { formatPay } from "@farwork/domain/pay";
import { formatPlace } from "@farwork/domain/place";
import { escapeUTF8 } from "entities";
import { Feed } from "feed";

import { canonicalPath, titleListing } from "../jobs/describe-listing.ts";
import { attributeTo, mentionOtherSources } from "../jobs/job-sources.ts";
import { type FeedFormat, feedPath } from "./feed-path.ts";

/**
 * The jobs of a listing for feed readers, as they come: the newest first. Each leads to our page of it and names its
 * source, and has what its card has: the whole posting is its source's to show, and ours on its page.
 */
export function buildJobFeed(
  jobs: readonly JobCard[],
  { filters, siteUrl }: { readonly filters: JobFilters; readonly siteUrl: string },
): Feed {
  const at = (path: string) => new URL(path, siteUrl).href;
  const page = at(canonicalPath(filters));
  const addressOf = (format: FeedFormat) => at(feedPath(filters, format));
  const feed = new Feed({
    id: page,
    link: page,
    title: `${titleListing(filters)} · Farwork`,
    description: "Remote jobs from many boards, each with its source.",
    language: "en",
    generator: "Farwork",
    favicon: at("/icon.svg"),
    copyright: "Postings belong to their sources.",
    feedLinks: { rss: addressOf("xml"), json: addressOf("json") },
    // Of an empty list nothing is newer than the beginning of time.
    updated: jobs[0]?.publication_date ?? new Date(0),
  });
  for (const job of jobs) {
    const url = at(jobPath(job));
    feed.addItem({
      id: url,
      link: url,
      title: `${job.title} at ${job.company_name}`,
      // The first is RSS's date, the second JSON Feed's.
      date: job.publication_date,
      published: job.publication_date,
      content: writeContent(job),
      category: job.tags.map((name) => ({ name })),
    });
  }
  return feed;
}

/** HTML: the facts of a card, its beginning, and where it is from. */
function writeContent(job: JobCard): string {
  const pay = job.pay ? formatPay(job.pay) : "";
  const type = job.job_type === "unspecified" ? "" : JOB_TYPE_LABELS[job.job_type];
  const facts = [formatPlace(job.place), type, pay || job.salary || "Pay not stated"];
  const sources = [attributeTo(job.source), mentionOtherSources(job)];
  return [facts.filter(Boolean).join(" · "), job.excerpt, sources.filter(Boolean).join(", ")]
    .filter(Boolean)
    .map((line) => `<p>${escapeUTF8(line)}</p>`)
    .join("");
}
