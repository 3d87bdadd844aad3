import type { JobFilters } from "@farwork/domain";
import { companySlug } from "@farwork/domain/company";
import { formatLocation } from "@farwork/domain/place";

/** The content of a country page: all jobs open to people there, or those of one category. */
export type CountryField = {
  readonly country: string;
  readonly category?: JobFilters["categories"][number] | undefined;
};

/**
 * The page of jobs open to people in a country.
 *
 * @example countryPath({ country: "BR", category: "design" }); // "/in/brazil/design"
 */
export function countryPath({ country, category }: CountryField, page = 1): string {
  const path = ["/in", countrySlug(country), ...(category === undefined ? [] : [category])].join("/");
  return page === 1 ? path : `${path}?page=${page}`;
}

/** A country in such an address. */
export function countrySlug(country: string): string {
  return companySlug(formatLocation(country)) ?? country.toLowerCase();
}
