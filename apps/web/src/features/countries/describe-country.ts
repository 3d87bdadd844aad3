import { CATEGORY_LABELS } from "@farwork/domain/job";
import { formatLocationInSentence } from "@farwork/domain/place";
import type { Metadata } from "next";

import type { ListedJobs } from "../../platform/backend/listed-jobs.ts";
import { NO_FILTERS } from "../filters/active-filters.ts";
import { type CountryField, countryPath } from "../filters/country-path.ts";
import { describeListPage } from "../listing/describe-list-page.ts";
import { isWorthKeeping } from "./load-country.ts";

/** A country page's title: "Remote design jobs open to Brazil". */
export function titleCountry({ country, category }: CountryField): string {
  const name = formatLocationInSentence(country);
  return category === undefined
    ? `Remote jobs open to ${name}`
    : `${CATEGORY_LABELS[category]} jobs open to ${name}`;
}

/**
 * A country page's metadata. With few jobs that name the country it would duplicate other countries' pages, so it is
 * not indexed.
 */
export function describeCountry(
  field: CountryField,
  listing: ListedJobs | undefined,
  page: number,
): Metadata {
  const named = titleCountry(field);
  const title = page > 1 ? `${named}, page ${page}` : named;
  // No counts, which would soon be out of date in search results.
  const description = `${named}: who may apply, what they pay, when they were posted, and where each is from.`;
  const { country, category } = field;
  const filters = {
    ...NO_FILTERS,
    from: { country, certain: true },
    categories: category === undefined ? [] : [category],
  };
  const described = describeListPage({ title, description, canonical: countryPath(field, page), filters });
  const isThin = listing !== undefined && !isWorthKeeping(listing);
  return { title, ...described, ...(isThin && { robots: { index: false, follow: true } }) };
}
