import { companySlug } from "@farwork/domain/company";
import { JOB_CATEGORIES } from "@farwork/domain/job";
import { COUNTRY_CODES, formatLocation } from "@farwork/domain/place";

export type Category = (typeof JOB_CATEGORIES)[number];
/** What a country's page is of: all its jobs, or those of one field. */
export type CountryField = { readonly country: string; readonly category?: Category | undefined };

/**
 * The page of the jobs that are open to people in a country; pages after the first are its query's.
 *
 * @example countryPath({ country: "BR", category: "design" }); // "/in/brazil/design"
 */
export function countryPath({ country, category }: CountryField, page = 1): string {
  const path = ["/in", slugOf(country), ...(category === undefined ? [] : [category])].join("/");
  return page === 1 ? path : `${path}?page=${page}`;
}

/**
 * What the segments of such an address name, and whether they stand there as they should; undefined where that is nothing.
 *
 * @example readCountryPath("brazil", "design")?.country; // "BR"
 */
export function readCountryPath(
  segment: string,
  field?: string,
): (CountryField & { readonly isCanonical: boolean }) | undefined {
  const slug = companySlug(decode(segment));
  const country = slug === undefined ? undefined : (COUNTRIES.get(slug) ?? readCode(slug));
  const category = JOB_CATEGORIES.find((known) => known === field);
  if (country === undefined || (field !== undefined && category === undefined)) return undefined;
  return { country, category, isCanonical: segment === slugOf(country) };
}

function slugOf(country: string): string {
  return companySlug(formatLocation(country)) ?? country.toLowerCase();
}

function readCode(slug: string): string | undefined {
  const code = slug.toUpperCase();
  return COUNTRY_CODES.has(code) ? code : undefined;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

const COUNTRIES: ReadonlyMap<string, string> = new Map(
  [...COUNTRY_CODES].map((code) => [slugOf(code), code]),
);
