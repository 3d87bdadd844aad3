import { companySlug } from "../../company/company-slug.ts";
import type { FilterOffer } from "../../filter/filter-offers.ts";
import { CATEGORY_LABELS, JOB_CATEGORIES } from "../../job/job-categories.ts";
import { readSeniority } from "../../job/seniority.ts";
import { COUNTRY_CODES } from "../../place/country-codes.ts";
import { formatLocation } from "../../place/format-place.ts";
import { REGIONS } from "../../place/regions.ts";
import { foldText } from "../../text/fold-text.ts";
import { QUOTES } from "../../text/quotes.ts";
import { readPayOffer } from "./read-pay-offer.ts";

/** Words that may be a filter, and what the search is without them. */
export type ReadOffer = Omit<FilterOffer, "totalJobs"> & {
  /** What the words may mean, too: to be offered beside it where that finds more. */
  readonly wider?: Pick<FilterOffer, "filter" | "value">;
};

const QUOTED = new RegExp(`[${QUOTES}]`);
const MOST_READ = 12;
/** Words of a filter's value, as of "more than 100 k EUR"; the name of a company may have more. */
const LONGEST = 5;
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

type Offered = Pick<ReadOffer, "filter" | "value" | "wider">;

function readAt(words: readonly string[], at: number, isCompany: (slug: string) => boolean) {
  for (let length = words.length - at; length > 0; length -= 1) {
    const text = words.slice(at, at + length).join(" ");
    if (text.startsWith("-")) return undefined;
    const known = length > LONGEST ? undefined : readWords(text, words.slice(at));
    const offered = known ?? readCompany(text, length === words.length, isCompany);
    if (offered) return { offered, length };
  }
  return undefined;
}

function readWords(text: string, onwards: readonly string[]): Offered | undefined {
  const known = WORDS.get(foldText(text).replace(/[-\s]+/g, " "));
  if (known) return namesOtherThing(text, known, onwards) ? undefined : known;
  const pay = readPayOffer(text);
  return pay === undefined ? undefined : { filter: "salary", value: pay };
}

/** "Staff accountant", "lead generation" and "senior living" are of no level. */
function namesOtherThing(text: string, { value }: Offered, onwards: readonly string[]): boolean {
  if ((value !== "lead" && value !== "senior") || onwards.join(" ") === text) return false;
  return readSeniority(onwards.join(" "), [], "") === undefined;
}

/** Two letters are often a word or a place: they are a company's name alone in a search, or in capitals. */
function readCompany(
  text: string,
  isWhole: boolean,
  isCompany: (slug: string) => boolean,
): Offered | undefined {
  const isName = text.length > 2 || (text.length === 2 && (isWhole || /^[\p{Lu}\p{N}]+$/u.test(text)));
  const slug = isName ? companySlug(text) : undefined;
  return slug !== undefined && isCompany(slug) ? { filter: "companies", value: slug } : undefined;
}

const named = (filter: string, values: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(values).flatMap(([value, words]) => words.map((word) => [word, { filter, value }] as const));

const PLACES = [...COUNTRY_CODES, ...REGIONS].map(
  (place) => [foldText(formatLocation(place)), { filter: "location", value: place }] as const,
);
const CATEGORIES = JOB_CATEGORIES.filter((category) => category !== "other").map(
  (category) => [foldText(CATEGORY_LABELS[category]), { filter: "categories", value: category }] as const,
);

const INTERNSHIP: Offered = {
  filter: "job_type",
  value: "internship",
  wider: { filter: "seniority", value: "intern" },
};

/** Folded, with a space for a hyphen. */
const WORDS: ReadonlyMap<string, Offered> = new Map<string, Offered>([
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
    temporary: ["temporary", "temp"],
  }),
  // Few postings state that kind of employment; more say in their title whom they look for.
  ...["internship", "internships", "intern", "interns", "praktikum"].map(
    (word) => [word, INTERNSHIP] as const,
  ),
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
