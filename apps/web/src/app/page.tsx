import type { Metadata } from "next";

import { toSearchParams } from "../features/filters/listing-path.ts";
import { describeListing } from "../features/listing/describe-listing.ts";
import { LazyListing } from "../features/listing/lazy-listing.tsx";
import { readListingAddress } from "../features/listing/listing-address.ts";
import { loadSeed } from "../features/listing/load-seed.ts";
import { PreviewPosting } from "../features/listing/preview-posting.tsx";

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
