import type { JobCard, JobFilters } from "@farwork/domain";
import { filtersFromQuery } from "@farwork/domain/filter";

import { respondWithJsonError } from "../../platform/requests/cacheable-json.ts";
import { findUnknownPlaces } from "../reader/unknown-places.ts";
import { buildJobFeed } from "./build-job-feed.ts";
import type { FeedFormat } from "./feed-path.ts";
import { writeJsonFeed, writeRss } from "./write-job-feed.ts";

/** Where addresses begin, and where jobs come from. */
export type JobFeedSources = {
  readonly siteUrl: string;
  readonly loadFirstJobs: (filters: JobFilters) => Promise<readonly JobCard[]>;
};

const TYPES: Readonly<Record<FeedFormat, string>> = {
  xml: "application/rss+xml; charset=utf-8",
  json: "application/feed+json; charset=utf-8",
};

/**
 * The newest jobs that the query of an address lets through, of a search too, for feed readers; what it may not hold
 * is left out, as on the listing, but for a place that nobody knows: all jobs would be news of anywhere, so it is refused as
 * by `/api/jobs`. Where jobs cannot be had the answer is 503: readers would take an empty feed for news.
 */
export async function answerJobFeed(
  format: FeedFormat,
  query: URLSearchParams,
  { siteUrl, loadFirstJobs }: JobFeedSources,
): Promise<Response> {
  const [unknown] = findUnknownPlaces(query);
  if (unknown) return respondWithJsonError("invalid-argument", unknown.param);
  const filters: JobFilters = { ...filtersFromQuery(query), sort: "newest" };
  try {
    const feed = buildJobFeed(await loadFirstJobs(filters), { filters, siteUrl });
    return new Response(format === "xml" ? writeRss(feed) : writeJsonFeed(feed), {
      headers: {
        "Content-Type": TYPES[format],
        // Readers come by the hour; whatever stands between may answer the next one.
        "Cache-Control": "public, max-age=300",
      },
    });
  } catch {
    const headers = { "Retry-After": "30" };
    return new Response("The jobs can't be reached right now.\n", { status: 503, headers });
  }
}
