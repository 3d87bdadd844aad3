import type { Metadata } from "next";
import { headers } from "next/headers";

import { isWorthKeeping } from "../features/countries/load-country.ts";
import { FILTER_FORM } from "../features/filters/change-listing.ts";
import { describeListing } from "../features/listing/describe-listing.ts";
import { LazyListing } from "../features/listing/lazy-listing.tsx";
import { readListingAddress } from "../features/listing/listing-address.ts";
import { loadSeed } from "../features/listing/load-seed.ts";
import { PreviewPosting } from "../features/listing/preview-posting.tsx";
import { readListingSearch } from "../features/reader/read-search.ts";
import { UnknownPlaceNotice } from "../features/reader/unknown-place-notice.tsx";
import { readFormats } from "../platform/locale/use-formats.server.ts";
import { toSearchParams } from "../platform/requests/to-search-params.ts";
import { readNonce } from "../platform/security/content-policy.ts";

type Props = PageProps<"/">;

/**
 * Submits the filters on change until the listing's code has loaded (`FilterForm`), which is over a second earlier on
 * slow networks. An open sheet stays open for further choices.
 */
const SUBMIT_CHOICES = `{
const form = document.getElementById("${FILTER_FORM}");
if (form) form.onchange = () => document.querySelector(":popover-open") || form.requestSubmit();
}`;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { search, answer } = await loadSeed(await readSearch(searchParams));
  const { filters, page } = readListingAddress(search);
  return describeListing(filters, page, {
    isEmpty: answer?.listing.totalJobs === 0,
    hasPage: answer !== undefined && isWorthKeeping(answer.listing),
  });
}

export default async function ListingPage({ searchParams }: Props) {
  const seed = await loadSeed(await readSearch(searchParams));
  const address = readListingAddress(seed.search);
  const { path, landing } = address;
  const { locale } = await readFormats();
  const { posting } = seed;
  const nonce = readNonce((await headers()).get("content-security-policy") ?? "");
  return (
    <>
      <LazyListing
        seed={seed}
        posting={posting && <PreviewPosting {...{ posting, path, landing }} />}
        notice={seed.unknown && <UnknownPlaceNotice {...{ address, locale }} />}
      />
      {/* On client navigations there is no nonce, and the code is already loaded. */}
      {/* oxlint-disable-next-line react/no-danger -- our own constant text */}
      {nonce !== undefined && <script nonce={nonce} dangerouslySetInnerHTML={{ __html: SUBMIT_CHOICES }} />}
    </>
  );
}

async function readSearch(given: Props["searchParams"]): Promise<string> {
  return readListingSearch(toSearchParams(await given).toString());
}
