import type { JobFilters } from "@farwork/domain";
import type { Metadata } from "next";

import { SITE_IMAGE_PATH, describeImage } from "../open-graph/describe-image.ts";
import { SITE_IMAGE } from "../open-graph/image.ts";
import { feedPath } from "../syndication/feed-path.ts";

/** Metadata shared by all pages with a list of jobs: description, canonical URL, feeds and image. */
export function describeListPage({
  title,
  description,
  canonical,
  filters,
}: {
  title: string;
  description: string;
  canonical: string;
  filters: JobFilters;
}): Metadata {
  const card = {
    title,
    description,
    url: canonical,
    siteName: "Farwork",
    type: "website",
    locale: "en",
  } as const;
  return {
    description,
    alternates: {
      canonical,
      types: {
        "application/rss+xml": feedPath(filters, "xml"),
        "application/feed+json": feedPath(filters, "json"),
      },
    },
    ...describeImage(card, SITE_IMAGE_PATH, SITE_IMAGE),
  };
}
