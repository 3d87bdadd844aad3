import { companySlug } from "../company/company-slug.ts";
import { CATEGORY_LABELS, JOB_CATEGORIES } from "../job/job-categories.ts";
import { JOB_TYPE_LABELS, JOB_TYPES } from "../job/job-types.ts";
import type { JobCard } from "../job/job.ts";
import { SENIORITIES, SENIORITY_LABELS } from "../job/seniorities.ts";
import { normalizeTag } from "../job/tag.ts";
import { readTypedPay } from "../pay/parse-amount.ts";
import { PAY_PERIODS } from "../pay/pay-range.ts";
import { COUNTRY_CODES } from "../place/country-codes.ts";
import { findLocation, formatLocation, formatLocationInSentence } from "../place/format-place.ts";
import type { LocationFilter } from "../place/place.ts";
import { REGIONS } from "../place/regions.ts";
import { readClock, writeClock, ZONE_NAME } from "../reader/working-hours.ts";
import { isTimeZone } from "../reader/zone-offset.ts";
import { MAX_SEARCH_LENGTH } from "../text/search-length.ts";
import { ANY_HOURS } from "./any-hours.ts";
import { DATE_POSTED } from "./dates-posted.ts";
import { closedList, type ListFilter, type SingleFilter, type TextFilter } from "./filter-kinds.ts";
import { MAX_SALARY_MIN } from "./filter-limits.ts";
import type { HoursFilter } from "./hours-filter.ts";
import type { ReaderFilter } from "./reader-filter.ts";
import type { SalaryFilter } from "./salary-filter.ts";

const jobTypes = closedList(JOB_TYPES, JOB_TYPE_LABELS);
const seniorities = closedList(SENIORITIES, SENIORITY_LABELS);
const categories = closedList(JOB_CATEGORIES, CATEGORY_LABELS);

/**
 * Every filter, in URL order. Requests, URLs, matching, the search index, facets, pages and emails are all derived from
 * this. Has no schemas, to keep it small for pages.
 *
 * @example FILTERS.job_type.label("full_time"); // => "Full-time"
 */
export const FILTERS = {
  search: {
    readFrom: (params) => readSearch(params.get("q") ?? ""),
    write: (search) => ({ q: readSearch(search) }),
    isSet: (search) => search !== "",
  } satisfies SingleFilter<string>,

  job_type: {
    ...jobTypes,
    param: "type",
    of: (job: JobCard) => [job.job_type],
    column: "jobTypes",
    labelAlone: (type) => (type === "unspecified" ? "Job type not stated" : jobTypes.label(type)),
    panel: { legend: "Job type" },
    reason: { lead: "", word: (type) => jobTypes.label(type).toLowerCase() },
  } satisfies TextFilter,

  seniority: {
    ...seniorities,
    param: "seniority",
    of: ({ seniority }: JobCard) => (seniority === undefined ? [] : [seniority]),
    panel: { legend: "Seniority" },
    isRecent: true,
    reason: { lead: "", word: (seniority) => seniorities.label(seniority).toLowerCase() },
  } satisfies TextFilter,

  categories: {
    ...categories,
    param: "category",
    of: (job: JobCard) => [job.category],
    panel: { legend: "Category", shown: 8 },
    reason: { lead: "in", word: categories.label },
  } satisfies TextFilter,

  location: {
    param: "location",
    read: readLocation,
    label: labelLocation,
    panel: { legend: "Open to people in", shown: 8 },
    reason: { lead: "open to", word: nameLocation },
  } satisfies ListFilter,

  from: {
    readFrom: readReader,
    write: ({ country = "", certain }) => ({
      from: country,
      certain: certain && country !== "" ? "1" : "",
    }),
    isSet: ({ country }) => country !== undefined,
  } satisfies SingleFilter<ReaderFilter>,

  hours: {
    readFrom: readHours,
    write: ({ zone = "", start, end, atLeast }) => {
      const write = (value: number, usual: number) =>
        zone === "" || value === usual ? "" : writeClock(value);
      return {
        zone,
        starts: write(start, ANY_HOURS.start),
        ends: write(end, ANY_HOURS.end),
        common: write(atLeast, ANY_HOURS.atLeast),
      };
    },
    isSet: ({ zone, atLeast }) => zone !== undefined && atLeast > 0,
  } satisfies SingleFilter<HoursFilter>,

  salary: {
    readFrom: readSalary,
    write: ({ min, currency = "", period = "year", includeUnstated }) => ({
      salary_min: min === undefined ? "" : String(Math.round(min * 100) / 100),
      currency,
      period: period === "year" ? "" : period,
      unstated: includeUnstated ? "1" : "",
    }),
    isSet: ({ min }) => min !== undefined,
    panel: { legend: "Pay", param: "salary_min" },
  } satisfies SingleFilter<SalaryFilter>,

  tags: {
    param: "tag",
    read: normalizeTag,
    of: (job: JobCard) => job.tags,
    several: true,
    label: (tag) => tag,
    panel: { legend: "Tags", shown: 10 },
    reason: { lead: "tagged", word: (tag) => tag },
  } satisfies TextFilter,

  companies: {
    param: "company",
    read: companySlug,
    of: ({ company_name }: JobCard) => [companySlug(company_name) ?? ""],
    label: guessCompanyName,
  } satisfies TextFilter,

  date_posted: {
    readFrom: (params) => DATE_POSTED.find((window) => window === params.get("posted")) ?? "any",
    write: (window) => ({ posted: window === "any" ? "" : window }),
    isSet: (window) => window !== "any",
    panel: { legend: "Date posted", param: "posted" },
  } satisfies SingleFilter<(typeof DATE_POSTED)[number]>,
};

/** The filters that pages and email reasons list first; others follow in the order above. */
export const FIRST_IN_PANEL: readonly string[] = [
  "location",
  "categories",
  "salary",
  "job_type",
  "seniority",
  "date_posted",
];
export const FIRST_REASONS: readonly string[] = ["location", "job_type", "seniority", "salary", "tags"];

function readSearch(text: string): string {
  if (text === "") return "";
  // Control characters are not words, and browsers reject pages that echo a NUL.
  const cut = text
    .replace(/\p{Cc}/gu, " ")
    .toWellFormed()
    .slice(0, MAX_SEARCH_LENGTH)
    .toWellFormed();
  return cut.trim() === "" ? "" : cut;
}

function readLocation(text: string): LocationFilter | undefined {
  // Most addresses name no place, and each is read several times.
  if (text === "") return undefined;
  if (text === "worldwide" || text === "unstated") return text;
  const code = text.toUpperCase();
  const slug = text.toLowerCase();
  return REGIONS.find((region) => region === slug) ?? (COUNTRY_CODES.has(code) ? code : findLocation(text));
}

function labelLocation(text: string): string {
  const location = readLocation(text);
  return location === undefined ? text : formatLocation(location);
}

function nameLocation(location: string): string {
  if (location === "worldwide") return "anyone";
  if (location === "unstated") return "places not stated";
  const known = readLocation(location);
  return known === undefined ? location : formatLocationInSentence(known);
}

function readSalary(params: URLSearchParams): SalaryFilter {
  const chosen = (params.get("currency") ?? "").toUpperCase();
  const typed = readTypedPay(params.get("salary_min") ?? "", chosen);
  const min = typed?.amount;
  // "€50k/yr" means euros per year, whatever is selected next to it.
  const period = typed?.period ?? PAY_PERIODS.find((name) => name === params.get("period"));
  const currency = typed?.currency ?? chosen;
  return {
    ...(min !== undefined && min <= MAX_SALARY_MIN && { min }),
    ...(/^[A-Z]{3}$/.test(currency) && { currency }),
    ...(period !== undefined && period !== "year" && { period }),
    includeUnstated: isOn(params.get("unstated")),
  };
}

function readReader(params: URLSearchParams): ReaderFilter {
  const location = readLocation(params.get("from") ?? "");
  if (location === undefined || !COUNTRY_CODES.has(location)) return { certain: false };
  return { country: location, certain: isOn(params.get("certain")) };
}

function readHours(params: URLSearchParams): HoursFilter {
  const zone = params.get("zone") ?? "";
  if (!ZONE_NAME.test(zone) || !isTimeZone(zone)) return ANY_HOURS;
  const read = (name: string, usual: number) => readClock(params.get(name) ?? "") ?? usual;
  return {
    zone,
    start: read("starts", ANY_HOURS.start),
    end: read("ends", ANY_HOURS.end),
    atLeast: read("common", ANY_HOURS.atLeast),
  };
}

function isOn(text: string | null): boolean {
  return text === "1" || text === "true" || text === "on";
}

/** Guesses a company's name from its slug, if none of its jobs is available: "lantern-rule" is "Lantern Rule". */
function guessCompanyName(slug: string): string {
  return slug.replaceAll("-", " ").replaceAll(/(?<= |^)\p{L}/gu, (letter) => letter.toUpperCase());
}
