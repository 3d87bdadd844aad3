import { companySlug } from "@farwork/domain/company";
import { JOB_CATEGORIES } from "@farwork/domain/job";
import { COUNTRY_CODES } from "@farwork/domain/place";
import { readCountry } from "@farwork/domain/reader";

import { type CountryField, countrySlug } from "./country-path.ts";

/**
 * Reads the segments of a country page's address, with a country by any of its names, and whether they are canonical;
 * undefined if unknown.
 *
 * @example readCountryPath("brazil", "design")?.country; // "BR"
 */
export function readCountryPath(
  segment: string,
  field?: string,
): (CountryField & { readonly isCanonical: boolean }) | undefined {
  const country = readSegment(decode(segment));
  const category = JOB_CATEGORIES.find((known) => known === field);
  if (country === undefined || (field !== undefined && category === undefined)) return undefined;
  return { country, category, isCanonical: segment === countrySlug(country) };
}

function readSegment(text: string): string | undefined {
  const slug = companySlug(text);
  if (slug === undefined) return undefined;
  return COUNTRIES.get(slug) ?? readCode(slug) ?? readCountry(text) ?? readCountry(slug.replaceAll("-", " "));
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
