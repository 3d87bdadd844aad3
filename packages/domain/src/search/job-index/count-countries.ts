import type { CountryCount } from "../../job/country-count.ts";
import type { FacetCount } from "../../job/facet-count.ts";
import type { JobIndex } from "./job-index.ts";

/**
 * Counts how many open jobs name each country (`namedCountries`), in total and by category, highest first. Countries
 * that no job names are left out.
 *
 * @example countCountries(index, now).find(({ country }) => country === "DE"); // => undefined
 */
export function countCountries(index: JobIndex, now: Date): CountryCount[] {
  const { places, texts } = index.columns;
  const { values, codes } = texts.categories;
  const counted = new Map<string, Map<string, number>>();
  for (const doc of index.openJobs.at(now).newest) {
    const category = values[codes[doc] ?? 0] ?? "";
    for (const country of places.values[places.codes[doc] ?? 0]?.named ?? []) {
      const fields = counted.get(country) ?? new Map<string, number>();
      counted.set(country, fields.set(category, (fields.get(category) ?? 0) + 1));
    }
  }
  const countries = [...counted].map(([country, fields]) => {
    const categories = [...fields].map(([value, count]) => ({ value, count })).toSorted(compareCounts);
    return { value: country, count: categories.reduce((sum, { count }) => sum + count, 0), categories };
  });
  return countries.toSorted(compareCounts).map(({ value, ...rest }) => ({ country: value, ...rest }));
}

const compareCounts = (a: FacetCount, b: FacetCount) => b.count - a.count || (a.value < b.value ? -1 : 1);
