import { filtersFromQuery, pageFromQuery } from "@farwork/domain/filter/filter-query";
import type { Metadata } from "next";

import { loadListing } from "../data/server-client.ts";
import { describeListing } from "../jobs/describe-listing.ts";
import { toSearchParams } from "../jobs/listing-path.ts";
import { Listing } from "../jobs/listing.tsx";

type Props = PageProps<"/">;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const params = toSearchParams(await searchParams);
  const filters = filtersFromQuery(params);
  const page = pageFromQuery(params);
  return describeListing(filters, page);
}

export default async function ListingPage({ searchParams }: Props) {
  const params = toSearchParams(await searchParams);
  const filters = filtersFromQuery(params);
  const page = pageFromQuery(params);
  const listing = await loadListing(filters, page);
  return <Listing filters={filters} page={page} listing={listing} landing={params} now={new Date()} />;
}
