import { companySlug } from "../../company/company-slug.ts";
import type { FilterOffer } from "../../filter/filter-offers.ts";
import { CATEGORY_LABELS, JOB_CATEGORIES } from "../../job/job-categories.ts";
import { COUNTRY_CODES } from "../../place/country-codes.ts";
import { formatLocation } from "../../place/format-place.ts";
import { REGIONS } from "../../place/regions.ts";
import { foldText } from "../../text/fold-text.ts";
import { QUOTES } from "../../text/quotes.ts";

/** Words that may be a filter, and what the search is without them. */
export type ReadOffer = Omit<FilterOffer, "totalJobs">;

const QUOTED = new RegExp(`[${QUOTES}]`);
const MOST_READ = 12;
const LONGEST = 4;
const MOST_OFFERED = 3;

/**
 * The words of a search that are values of filters, the longest first where they overlap, three at most. Of a search
 * with quotes none: what is quoted is meant literally. `isCompany` tells whether jobs have a company of this slug.
 *
 * @example readOffers("part time tutor brazil", () => false).map(({ value, search }) => [value, search]); // => [["part_time", "tutor brazil"], ["BR", "part time tutor"]]
 */
export function readOffers(search: string, isCompany: (slug: string) => boolean): ReadOffer[] {
  if (QUOTED.test(search)) return [];
  const words = search.trim().split(/\s+/).slice(0, MOST_READ);
  const offers: ReadOffer[] = [];
  for (let at = 0; at < words.length && offers.length < MOST_OFFERED;) {
    const found = readAt(words, at, isCompany);
    if (found) {
      const rest = [...words.slice(0, at), ...words.slice(at + found.length)];
      offers.push({ ...found.offered, search: rest.join(" ") });
    }
    at += found?.length ?? 1;
  }
  return offers;
}

type Offered = Pick<FilterOffer, "filter" | "value">;

function readAt(words: readonly string[], at: number, isCompany: (slug: string) => boolean) {
  for (let length = Math.min(LONGEST, words.length - at); length > 0; length -= 1) {
    const text = words.slice(at, at + length).join(" ");
    const offered = text.startsWith("-") ? undefined : readWords(text, isCompany);
    if (offered) return { offered, length };
  }
  return undefined;
}

function readWords(text: string, isCompany: (slug: string) => boolean): Offered | undefined {
  const known = WORDS.get(foldText(text).replace(/[-\s]+/g, " "));
  if (known) return known;
  const [, thousands] = PAY.exec(text) ?? [];
  if (thousands !== undefined) return { filter: "salary", value: `${thousands}000` };
  const slug = text.length < SHORTEST_COMPANY ? undefined : companySlug(text);
  return slug !== undefined && isCompany(slug) ? { filter: "companies", value: slug } : undefined;
}

/** "over 100k", "$120k+", "at least 90,000". */
const PAY =
  /^(?:(?:over|above|more than|from|min(?:imum)?|at least|>)\s*)?[$€£]?(\d{2,3})(?:k\+?|(?<=^(?:o|a|m|f|>).*)[,.]?000\+?)$/i;
const SHORTEST_COMPANY = 3;

const named = (filter: string, values: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(values).flatMap(([value, words]) => words.map((word) => [word, { filter, value }] as const));

const PLACES = [...COUNTRY_CODES, ...REGIONS].map(
  (place) => [foldText(formatLocation(place)), { filter: "location", value: place }] as const,
);
const CATEGORIES = JOB_CATEGORIES.filter((category) => category !== "other").map(
  (category) => [foldText(CATEGORY_LABELS[category]), { filter: "categories", value: category }] as const,
);

/** Folded, with a space for a hyphen. */
const WORDS: ReadonlyMap<string, Offered> = new Map([
  ...CATEGORIES,
  ...PLACES,
  ...named("location", {
    US: ["us", "usa", "america", "united states of america"],
    GB: ["uk", "great britain", "england"],
    AE: ["uae"],
    DE: ["deutschland"],
    BR: ["brasil"],
    NL: ["holland"],
    worldwide: ["worldwide", "anywhere", "work from anywhere"],
  }),
  ...named("job_type", {
    part_time: ["part time", "parttime", "teilzeit"],
    full_time: ["full time", "fulltime", "vollzeit"],
    contract: ["contract", "contracts", "contractor"],
    freelance: ["freelance", "freelancer", "freelancers"],
    internship: ["internship", "internships", "intern", "interns", "praktikum"],
    temporary: ["temporary", "temp"],
  }),
  ...named("seniority", {
    junior: ["junior", "jr", "entry level"],
    mid: ["mid level"],
    senior: ["senior", "sr"],
    lead: ["lead", "principal", "staff"],
    executive: ["director", "head of", "vp", "vice president"],
  }),
  ...named("date_posted", {
    "24h": ["today"],
    "3d": ["last 3 days"],
    "7d": ["this week", "last week", "last 7 days"],
    "30d": ["this month", "last month", "last 30 days"],
  }),
]);
