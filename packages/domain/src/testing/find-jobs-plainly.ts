import { companySlug } from "../company/company-slug.ts";
import { evaluateEligibility } from "../eligibility/evaluate-eligibility.ts";
import { freshAfter } from "../filter/dates-posted.ts";
import type { JobFacets } from "../filter/facets.ts";
import type { JobFilters, JobOrder } from "../filter/job-filters.ts";
import { comparedPay } from "../filter/match-pay.ts";
import { failedFilters, prepareFilters } from "../filter/matches-filters.ts";
import type { HoursAsked, ReaderCounts } from "../filter/reader-filter.ts";
import { compareNewest } from "../job/compare-newest.ts";
import { isListed } from "../job/is-open.ts";
import type { Job } from "../job/job.ts";
import { positionPlace } from "../job/position-place.ts";
import { isNearlyWorldwide, namedCountries } from "../place/named-countries.ts";
import type { TimeZoneWindow } from "../place/place.ts";
import { BUNDLED_RATES } from "../rates/bundled-rates.ts";
import { askedHours } from "../reader/asked-hours.ts";
import { readSearch } from "../search/job-index/read-search.ts";
import type { HiddenEntries } from "../user/hidden-entries.ts";
import { createFacetCounter } from "./count-facets-plainly.ts";
import { createScorer } from "./score-plainly.ts";

/** `page` starts at 1. */
export type JobQuery = {
  filters: JobFilters;
  page: number;
  pageSize: number;
  hidden?: HiddenEntries | undefined;
  newSince?: Date | undefined;
};

/** `totalPages` is at least 1; a page past the end has no jobs but correct totals. */
export type FoundJobs = {
  jobs: Job[];
  totalJobs: number;
  totalPages: number;
  totalHidden: number;
  totalNew?: number;
  forReader?: ReaderCounts;
  facets: JobFacets;
};

/** The expected result of `queryJobIndex`, from a scan of all jobs without an index. */
export function findJobsPlainly(
  jobs: readonly Job[],
  { filters, page, pageSize, hidden, newSince }: JobQuery,
  now: Date,
): FoundJobs {
  const prepared = prepareFilters(filters, now);
  const facets = createFacetCounter(filters, now);
  const answers = countAnswers(filters);
  const found: RankedJob[] = [];
  let totalHidden = 0;
  const score = createScorer(jobs, prepared.search, readSearch(filters.search).category);
  for (const job of jobs) {
    if (!isListed(job, now)) continue;
    const failed = failedFilters(job, prepared);
    if (failed === "search") continue;
    if (hidden && isHidden(job, hidden)) {
      if (failed.length === 0) totalHidden += 1;
      continue;
    }
    facets.add(job, failed);
    if (failed.every((name) => name === "from")) answers.add(job);
    if (failed.length === 0) found.push({ job, rank: score(job) });
  }
  const first = (page - 1) * pageSize;
  return {
    jobs: putOpenFirst(orderJobs(found, filters.sort, now), filters).slice(first, first + pageSize),
    totalJobs: found.length,
    totalPages: Math.max(1, Math.ceil(found.length / pageSize)),
    totalHidden,
    ...(newSince && { totalNew: found.filter(({ job }) => job.first_seen_at > newSince).length }),
    ...answers.finish(),
    facets: facets.finish(),
  };
}

function countAnswers({ from: { country } }: JobFilters) {
  const forReader = { open: 0, notStated: 0, notOpen: 0, named: 0, byRegion: 0 };
  const asked: TimeZoneWindow[] = [];
  return {
    add: (job: Job) => {
      if (country === undefined) return;
      const [place, answer] = [positionPlace(job), answerFrom(job, country)];
      forReader[answer] += 1;
      if (answer !== "open") return;
      if (namedCountries(place).has(country)) forReader.named += 1;
      else if (!isNearlyWorldwide(place)) forReader.byRegion += 1;
      const hours = askedHours(place);
      if (hours) asked.push(hours.timezones);
    },
    finish: () =>
      country !== undefined && {
        forReader: { ...forReader, ...(asked.length > 0 && { hours: joinHours(asked) }) },
      },
  };
}

function joinHours(asked: readonly TimeZoneWindow[]): HoursAsked {
  const [from, to] = [Math.min(...asked.map((one) => one.from)), Math.max(...asked.map((one) => one.to))];
  return { count: asked.length, timezones: { from, to } };
}

function putOpenFirst(jobs: readonly Job[], { from: { country } }: JobFilters): readonly Job[] {
  if (country === undefined) return jobs;
  const isOpen = (job: Job) => answerFrom(job, country) === "open";
  return [...jobs.filter(isOpen), ...jobs.filter((job) => !isOpen(job))];
}

const answerFrom = (job: Job, country: string) =>
  evaluateEligibility({ place: positionPlace(job) }, country).answer;

function isHidden({ firestoreId, company_name }: Job, { jobs, companies }: HiddenEntries): boolean {
  return jobs.includes(firestoreId) || companies.includes(companySlug(company_name) ?? "");
}

type RankedJob = { job: Job; rank: number };

function orderJobs(found: readonly RankedJob[], order: JobOrder, now: Date): Job[] {
  const newest = found.toSorted((a, b) => compareNewest(a.job, b.job));
  if (order === "relevance") newest.sort((a, b) => b.rank - a.rank);
  const jobs = newest.map(({ job }) => job);
  return order === "pay" ? orderByPay(jobs, now) : jobs;
}

/**
 * By pay in whole euros; jobs with unstated or inconvertible pay and old postings come last, in their previous order.
 */
function orderByPay(jobs: readonly Job[], now: Date): Job[] {
  const eurosOf = ({ pay, publication_date }: Job) =>
    publication_date.getTime() > freshAfter(now)
      ? Math.min(Math.round(comparedPay(pay, "EUR", BUNDLED_RATES) ?? 0), 2 ** 32 - 1)
      : 0;
  return jobs.toSorted((a, b) => eurosOf(b) - eurosOf(a));
}
