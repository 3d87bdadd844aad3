import { companySlug } from "@farwork/domain/company";
import { JOB_CATEGORIES } from "@farwork/domain/job";
import { COUNTRY_CODES } from "@farwork/domain/place";

import { type CountryField, countrySlug } from "../filters/listing-path.ts";

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
  return { country, category, isCanonical: segment === countrySlug(country) };
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
  [...COUNTRY_CODES].map((code) => [countrySlug(code), code]),
);
