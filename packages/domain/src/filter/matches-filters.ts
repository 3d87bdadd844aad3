import { evaluateEligibility } from "../eligibility/evaluate-eligibility.ts";
import type { Job } from "../job/job.ts";
import { positionPlace } from "../job/position-place.ts";
import { BUNDLED_RATES } from "../rates/bundled-rates.ts";
import type { ReferenceRates } from "../rates/rates.ts";
import type { SearchQuery } from "../text/parse-search.ts";
import { understandSearch } from "../text/understand-search.ts";
import { postedAfter } from "./dates-posted.ts";
import {
  FILTER_NAMES,
  type FilterName,
  isTextName,
  spellValue,
  TEXT_FILTERS,
  type TextFilterName,
} from "./filter-names.ts";
import type { JobFilters } from "./job-filters.ts";
import { hoursRule } from "./match-hours.ts";
import { matchesPay } from "./match-pay.ts";
import { excludesPlace, showsPlace } from "./match-place.ts";
import { showsAnswer } from "./match-reader.ts";
import { matchesSearch } from "./match-search.ts";

/**
 * Whether a listing with these filters shows this job. This is the reference that every faster implementation must
 * agree with. `now` is used for "posted in the last 24 hours", `rates` to convert pay. Closed jobs are treated like any
 * other.
 *
 * @example matchesFilters(job, z.parse(JobFilters, { job_type: ["contract"] }), now); // => true
 */
export function matchesFilters(
  job: Job,
  filters: JobFilters,
  now: Date,
  rates: ReferenceRates = BUNDLED_RATES,
): boolean {
  const failed = failedFilters(job, prepareFilters(filters, now, rates));
  return failed !== "search" && failed.length === 0;
}

type JobRule = (job: Job) => boolean;
type RuledFilter = Exclude<FilterName, "search">;

/** Filters prepared for checking many jobs. */
export type PreparedFilters = {
  search: SearchQuery;
  rules: readonly { filter: RuledFilter; allows: JobRule }[];
};

export function prepareFilters(
  filters: JobFilters,
  now: Date,
  rates: ReferenceRates = BUNDLED_RATES,
): PreparedFilters {
  const rules = FILTER_NAMES.filter((name) => name !== "search").map((filter) => ({
    filter,
    allows: prepareRule(filter, filters, now, rates),
  }));
  return { search: understandSearch(filters.search), rules };
}

export function prepareRule(
  filter: RuledFilter,
  filters: JobFilters,
  now: Date,
  rates: ReferenceRates = BUNDLED_RATES,
): JobRule {
  return isTextName(filter) ? ruleOfTexts(filter, filters) : OTHER_RULES[filter](filters, now, rates);
}

/** The filters a job fails, or `"search"` if it fails the search, which is the most expensive to check. */
export function failedFilters(job: Job, { search, rules }: PreparedFilters): RuledFilter[] | "search" {
  const failed = rules.filter(({ allows }) => !allows(job)).map(({ filter }) => filter);
  // Searching a job's words is slow, so it is skipped for jobs that fail several filters anyway.
  return failed.length < 2 && !matchesSearch(job, search) ? "search" : failed;
}

function ruleOfTexts(name: TextFilterName, filters: JobFilters): JobRule {
  const { of } = TEXT_FILTERS[name];
  const spellAll = (values: readonly string[]) => new Set(values.map((value) => spellValue(name, value)));
  const chosen = spellAll(filters[name]);
  const excluded = spellAll(filters.exclude[name]);
  return (job) => {
    const values = of(job);
    if (values.some((value) => excluded.has(value))) return false;
    return chosen.size === 0 || values.some((value) => chosen.has(value));
  };
}

/** How jobs match the non-text filters. */
const OTHER_RULES: Readonly<
  Record<
    Exclude<RuledFilter, TextFilterName>,
    (filters: JobFilters, now: Date, rates: ReferenceRates) => JobRule
  >
> = {
  location:
    ({ location, exclude }) =>
    (job) => {
      const place = positionPlace(job);
      if (exclude.location.some((value) => excludesPlace(value, place))) return false;
      return location.length === 0 || location.some((value) => showsPlace(value, place));
    },
  from:
    ({ from }) =>
    (job) =>
      from.country === undefined ||
      showsAnswer(evaluateEligibility({ place: positionPlace(job) }, from.country).answer, from),
  hours: ({ hours }, now) => {
    const suits = hoursRule(hours, now);
    return (job) => suits?.(positionPlace(job)) ?? true;
  },
  salary:
    ({ salary }, _now, rates) =>
    ({ pay }) =>
      matchesPay(pay, salary, rates),
  date_posted: ({ date_posted }, now) => {
    const after = postedAfter(date_posted, now);
    return ({ publication_date }) => publication_date.getTime() > after;
  },
};
