import type { FilterOffer } from "../../filter/filter-offers.ts";
import { CATEGORY_LABELS, JOB_CATEGORIES } from "../../job/job-categories.ts";
import { JUNIOR_NAMES } from "../../job/seniority-words.ts";
import { MORE_NAMES } from "../../place/country-aliases.ts";
import { COUNTRY_CODES } from "../../place/country-codes.ts";
import { formatLocation } from "../../place/format-place.ts";
import { findNamedPlace } from "../../place/place-names.ts";
import { REGIONS } from "../../place/regions.ts";
import { asOneWord, listSpellings } from "../../text/compounds.ts";
import { foldName } from "../../text/fold-text.ts";
import { listSynonyms } from "../../text/related-words.ts";

/** A filter's value. */
export type OfferedFilter = Pick<FilterOffer, "filter" | "value"> & {
  /** A wider meaning of the words, offered as well if it finds more. */
  readonly wider?: Pick<FilterOffer, "filter" | "value">;
};

/**
 * The filter that folded words are a value of. Other names of places stand for one place or a few countries.
 *
 * @example readOfferWords("osterreich"); // => { filter: "location", value: "AT" }
 */
export function readOfferWords(folded: string): OfferedFilter | undefined {
  const words = folded.replace(/(?<=\S) (?:based|only)$/, "");
  return WORDS.get(words) ?? readPlace(words);
}

/** Maximum number of countries in a group ("DACH") that are offered together. */
const MOST_COUNTRIES = 5;

function readPlace(folded: string): OfferedFilter | undefined {
  const place = OF_PEOPLE.test(folded) ? undefined : findNamedPlace(folded);
  if (!place) return undefined;
  const named = [...place.regions, ...place.countries];
  // There is no filter for part of a country, unless people use its name for the whole.
  const isNarrower = place.isPart && !named.some((code) => MORE_NAMES[code]?.split("|").includes(folded));
  if (isNarrower || named.length > MOST_COUNTRIES) return undefined;
  return { filter: "location", value: named.join(",") };
}

/** "American", "European": usually about a language, a law or a company, not a place to live. */
const OF_PEOPLE = /\b(?:\w+(?:ican|asian|ean|ern)|nordic|baltic|amer|inde|persia|siam|reunion)$/;

const named = (filter: string, values: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(values).flatMap(([value, words]) => words.map((word) => [word, { filter, value }] as const));

const PLACES = [...COUNTRY_CODES, ...REGIONS].map(
  (place) => [foldName(formatLocation(place)), { filter: "location", value: place }] as const,
);

/** Names of categories, each half of "AI & machine learning", and synonyms such as "hr" and "health care". */
const CATEGORIES = JOB_CATEGORIES.filter((category) => category !== "other").flatMap((category) => {
  const label = CATEGORY_LABELS[category];
  return [label, ...label.split(" & ")].flatMap((name) => {
    const folded = foldName(name);
    const word = asOneWord(folded) ?? folded;
    const same = [folded, word, ...listSynonyms(word)];
    const spelt = same.flatMap((each) => [each, ...listSpellings(each)]);
    return spelt.map((each) => [each, { filter: "categories", value: category }] as const);
  });
});

const INTERNSHIP: OfferedFilter = {
  filter: "job_type",
  value: "internship",
  wider: { filter: "seniority", value: "intern" },
};

/** Titles that include their rank ("Senior Manager") are of the same level. */
function listRanks(title: string): string[] {
  return ["", "senior ", "executive ", "associate ", "managing "].map((rank) => rank + title);
}

/** Folded as by `foldName`. */
const WORDS: ReadonlyMap<string, OfferedFilter> = new Map<string, OfferedFilter>([
  ...CATEGORIES,
  ...PLACES,
  ...named("location", {
    worldwide: ["worldwide", "anywhere", "work from anywhere", "anywhere in the world", "weltweit"],
  }),
  ...named("job_type", {
    part_time: ["part time", "parttime", "teilzeit"],
    full_time: ["full time", "fulltime", "vollzeit"],
    contract: ["contract", "contracts", "contractor", "contractors", "contract to hire"],
    freelance: [
      "freelance",
      "freelancer",
      "freelancers",
      "freelancing",
      "freiberuflich",
      "freiberufler",
      "selbststandig",
      "selbstandig",
    ],
    temporary: ["temporary", "temp", "befristet"],
  }),
  // Few postings state this employment type; more say it in their title.
  ...["internship", "internships", "intern", "interns", "praktikum", "praktika", "praktikant"].map(
    (word) => [word, INTERNSHIP] as const,
  ),
  ...named("seniority", {
    junior: JUNIOR_NAMES,
    mid: ["mid level", "midlevel"],
    senior: ["senior", "sr", "snr"],
    lead: ["lead", "principal", "staff"],
    executive: [
      "executive",
      "executives",
      "head of",
      ...["director", "vp", "vice president"].flatMap(listRanks),
    ],
  }),
  ...named("date_posted", {
    "24h": ["today", "last 24 hours", "past 24 hours", "24 hours", "last day", "heute", "letzte 24 stunden"],
    "3d": ["last 3 days", "past 3 days", "letzte 3 tage"],
    "7d": [
      "this week",
      "last week",
      "past week",
      "last 7 days",
      "past 7 days",
      "diese woche",
      "letzte woche",
      "letzte 7 tage",
    ],
    "14d": ["last 2 weeks", "last two weeks", "past 2 weeks", "last 14 days", "past 14 days"],
    "30d": [
      "this month",
      "last month",
      "past month",
      "last 30 days",
      "past 30 days",
      "diesen monat",
      "dieser monat",
      "letzter monat",
      "letzte 30 tage",
    ],
  }),
]);
