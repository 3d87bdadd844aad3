import type { JobFilters } from "@farwork/domain";
import type { Metadata } from "next";

import { BOARD_PICTURE_PATH, describePicture } from "../open-graph/describe-picture.ts";
import { BOARD_PICTURE } from "../open-graph/picture.ts";
import { feedPath } from "../syndication/feed-path.ts";

/** What every page of a list of jobs says of itself: its description, canonical address, feeds and picture. */
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
    ...describePicture(card, BOARD_PICTURE_PATH, BOARD_PICTURE),
  };
}
