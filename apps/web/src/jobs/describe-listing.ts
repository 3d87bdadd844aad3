import type { JobFilters } from "@farwork/domain";
import type { Metadata } from "next";

import { feedPath } from "../syndication/feed-path.ts";
import { listActiveFilters } from "./active-filters.ts";
import { listingPath } from "./listing-path.ts";

const NO_LANDING = new URLSearchParams();

/** What a listing is of, in words: "Remote jobs: Contract". */
export function titleListing(filters: JobFilters): string {
  const labels = listActiveFilters(filters)
    .map(({ label }) => label)
    .join(", ");
  return labels === "" ? "Remote jobs" : `Remote jobs: ${labels}`;
}

/** A listing's title, canonical address, feeds and whether search engines should keep it. */
export function describeListing(filters: JobFilters, page: number): Metadata {
  const active = listActiveFilters(filters);
  const title = titleListing(filters);
  const canonical = listingPath(filters, page, NO_LANDING);
  // Searches and piled-up filters make endless near-copies of the same few lists.
  const keep = filters.search === "" && active.length <= 1;
  return {
    // Absolute: a layout's title template does not reach the page beside it.
    title: { absolute: `${page > 1 ? `${title}, page ${page}` : title} · Farwork` },
    alternates: {
      canonical,
      types: {
        "application/rss+xml": feedPath(filters, "xml"),
        "application/feed+json": feedPath(filters, "json"),
      },
    },
    openGraph: { title, url: canonical, siteName: "Farwork", type: "website", locale: "en" },
    ...(!keep && { robots: { index: false, follow: true } }),
  };
}
