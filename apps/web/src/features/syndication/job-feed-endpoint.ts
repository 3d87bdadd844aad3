import type { JobCard, JobFilters } from "@farwork/domain";
import { filtersFromQuery } from "@farwork/domain/filter";

import { respondWithJsonError } from "../../platform/requests/cacheable-json.ts";
import { findUnknownPlaces } from "../filters/unknown-places.ts";
import { buildJobFeed } from "./build-job-feed.ts";
import type { FeedFormat } from "./feed-path.ts";
import { writeJsonFeed, writeRss } from "./write-job-feed.ts";

/** The site's address, and the loader of jobs. */
export type JobFeedSources = {
  readonly siteUrl: string;
  readonly loadFirstJobs: (filters: JobFilters) => Promise<readonly JobCard[]>;
};

const TYPES: Readonly<Record<FeedFormat, string>> = {
  xml: "application/rss+xml; charset=utf-8",
  json: "application/feed+json; charset=utf-8",
};

/**
 * The newest jobs for a query, also for a search. Invalid filters are dropped like on the listing, except for an
 * unknown place, which is refused like by `/api/jobs`: the feed would otherwise report jobs from anywhere. Answers 503
 * when jobs cannot be loaded, because feed readers would trust an empty feed.
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
        // Feed readers poll hourly; caches in between may answer some.
        "Cache-Control": "public, max-age=300",
      },
    });
  } catch {
    const headers = { "Retry-After": "30" };
    return new Response("The jobs can't be reached right now.\n", { status: 503, headers });
  }
}
