import type { Metadata } from "next";

import { describeListing } from "../jobs/describe-listing.ts";
import { LazyListing } from "../jobs/lazy-listing.tsx";
import { readListingAddress } from "../jobs/listing-address.ts";
import { toSearchParams } from "../jobs/listing-path.ts";
import { loadSeed } from "../jobs/load-seed.ts";
import { PreviewPosting } from "../preview/preview-posting.tsx";

type Props = PageProps<"/">;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { search, answer } = await loadSeed(toSearchParams(await searchParams).toString());
  const { filters, page } = readListingAddress(search);
  return describeListing(filters, page, { isEmpty: answer?.listing.totalJobs === 0 });
}

export default async function ListingPage({ searchParams }: Props) {
  const seed = await loadSeed(toSearchParams(await searchParams).toString());
  const { path, landing } = readListingAddress(seed.search);
  const { posting } = seed;
  return <LazyListing seed={seed} posting={posting && <PreviewPosting {...{ posting, path, landing }} />} />;
}
