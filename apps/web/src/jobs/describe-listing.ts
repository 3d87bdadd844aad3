import type { JobFilters } from "@farwork/domain";
import type { Metadata } from "next";

import { listActiveFilters } from "./active-filters.ts";
import { listingPath } from "./listing-path.ts";

const NO_LANDING = new URLSearchParams();

/** A listing's title, canonical address and whether search engines should keep it. */
export function describeListing(filters: JobFilters, page: number): Metadata {
  const active = listActiveFilters(filters);
  const labels = active.map(({ label }) => label).join(", ");
  const title = labels === "" ? "Remote jobs" : `Remote jobs: ${labels}`;
  const canonical = listingPath(filters, page, NO_LANDING);
  // Searches and piled-up filters make endless near-copies of the same few lists.
  const keep = filters.search === "" && active.length <= 1;
  return {
    // Absolute: a layout's title template does not reach the page beside it.
    title: { absolute: `${page > 1 ? `${title}, page ${page}` : title} · Farwork` },
    alternates: { canonical },
    openGraph: { title, url: canonical, siteName: "Farwork", type: "website", locale: "en" },
    ...(!keep && { robots: { index: false, follow: true } }),
  };
}
