import type { FacetCount } from "../job/facet-count.ts";
import type { JobCard } from "../job/job.ts";
import type { Pay, PayRange } from "../pay/pay.ts";
import { formatPlace } from "../place/format-place.ts";
import type { CompanySlug } from "./company-slug.ts";
import type { Company, StatedPay } from "./company.ts";

/** Maximum number of places; the most frequent ones are kept. */
export const MAX_PLACES = 20;

/**
 * Summarises the open postings of a company; undefined if there are none. The logo is that of the newest posting with
 * one, and the newest posting decides between equally frequent spellings of the name.
 *
 * @example
 * summarizeCompany(slug, cards)?.categories; // => [{ value: "design", count: 1 }, { value: "software-development", count: 1 }]
 */
export function summarizeCompany(slug: CompanySlug, newestFirst: readonly JobCard[]): Company | undefined {
  const [name] = countValues(newestFirst.map((job) => job.company_name));
  if (name === undefined) return undefined;
  const places = countValues(newestFirst.map(wordPlace));
  const logo = newestFirst.find((job) => job.company_logo !== undefined)?.company_logo;
  return {
    slug,
    name: name.value,
    ...(logo !== undefined && { company_logo: logo }),
    totalJobs: newestFirst.length,
    categories: countValues(newestFirst.map((job) => job.category)),
    places: places.slice(0, MAX_PLACES),
    morePlaces: Math.max(0, places.length - MAX_PLACES),
    pay: statePay(newestFirst.flatMap(({ pay }) => pay ?? [])),
    sources: countValues(newestFirst.map((job) => job.source)),
  };
}

/** Most frequent first, ties in order of appearance. */
function countValues(values: readonly string[]): FacetCount[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([value, count]) => ({ value, count })).toSorted((a, b) => b.count - a.count);
}

/** Without time zones, which would split one place into many. */
function wordPlace({ place: { scope, countries, regions } }: JobCard): string {
  return formatPlace({ scope, countries, regions });
}

function statePay(pays: readonly Pay[]): StatedPay[] {
  const groups = Map.groupBy(pays, tellKind);
  return [...groups.values()].flatMap(joinPay).toSorted((a, b) => b.jobs - a.jobs);
}

/** A key for pay that can be merged into one range. */
function tellKind({ currency, period, periodAssumed, annual, byPiece, ...pay }: Pay): string {
  const marks = [pay.currencyAssumed, pay.net, pay.onTarget, pay.implausible];
  // Pay per piece has no period. Assumed periods are only shown if pay is compared by them.
  const time = byPiece ? ["piece"] : [period, periodAssumed, periodAssumed && hasYear(annual)];
  return [currency, ...marks, ...time].map(String).join(" ");
}

const hasYear = ({ min, max }: PayRange) => (min ?? max) !== undefined;

function joinPay(pays: readonly Pay[]): StatedPay[] {
  const [first] = pays;
  if (first === undefined) return [];
  const { currency, period, periodAssumed, currencyAssumed, byPiece, net, onTarget, implausible } = first;
  const years = pays.map(({ annual }) => annual);
  return [
    {
      ...joinRanges(pays),
      currency,
      period,
      ...(periodAssumed && !byPiece && { periodAssumed }),
      ...(currencyAssumed && { currencyAssumed }),
      ...(byPiece && { byPiece }),
      ...(net && { net }),
      ...(onTarget && { onTarget }),
      ...(implausible && { implausible }),
      annual: years.every(hasYear) ? joinRanges(years) : {},
      jobs: pays.length,
    },
  ];
}

/** Bounds that no posting states are left out. */
function joinRanges(ranges: readonly PayRange[]): PayRange {
  const amounts = ranges.flatMap(({ min, max }) => [min ?? [], max ?? []].flat());
  return {
    ...(ranges.some(({ min }) => min !== undefined) && { min: Math.min(...amounts) }),
    ...(ranges.some(({ max }) => max !== undefined) && { max: Math.max(...amounts) }),
  };
}
