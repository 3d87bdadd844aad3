import { filtersFromQuery, pageFromQuery } from "@farwork/domain/filter";
import type { Metadata } from "next";
import { cache } from "react";

import { loadJob, loadListing } from "../data/server-client.ts";
import { describeListing } from "../jobs/describe-listing.ts";
import { listingPath, toSearchParams } from "../jobs/listing-path.ts";
import { Listing } from "../jobs/listing.tsx";
import { PREVIEW_PARAM } from "../preview/preview-path.ts";
import { renderPreview } from "../preview/render-preview.tsx";
import { readVisitor } from "../visits/read-visitor.ts";

type Props = PageProps<"/">;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { filters, page, listing } = await loadShown(toSearchParams(await searchParams).toString());
  return describeListing(filters, page, { isEmpty: !listing.error && listing.totalJobs === 0 });
}

export default async function ListingPage({ searchParams }: Props) {
  const params = toSearchParams(await searchParams);
  const jobId = params.get(PREVIEW_PARAM) ?? "";
  const [{ filters, page, now, visitor, listing }, loaded] = await Promise.all([
    loadShown(params.toString()),
    jobId === "" ? undefined : loadJob(jobId),
  ]);
  const shown = { filters, page, landing: params, now };
  const path = listingPath(filters, page, params);
  const preview = loaded && renderPreview(jobId, loaded, { ...shown, path });
  return <Listing {...shown} visitor={visitor} listing={listing} preview={preview} />;
}

/** What this query asks to see. The page and its metadata both ask; within one request the backend is asked once. */
const loadShown = cache(async (query: string) => {
  const params = new URLSearchParams(query);
  const filters = filtersFromQuery(params);
  const page = pageFromQuery(params);
  const now = new Date();
  const visitor = await readVisitor(params, now);
  return { filters, page, now, visitor, listing: await loadListing(filters, page, visitor) };
});
