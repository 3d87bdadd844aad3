import { companySlug } from "../company/company-slug.ts";
import { CATEGORY_LABELS, JOB_CATEGORIES } from "../job/job-categories.ts";
import { JOB_TYPE_LABELS, JOB_TYPES } from "../job/job-types.ts";
import type { JobCard } from "../job/job.ts";
import { SENIORITIES, SENIORITY_LABELS } from "../job/seniorities.ts";
import { normalizeTag } from "../job/tag.ts";
import { formatLocation, formatLocationInSentence } from "../place/format-place.ts";
import { DATE_POSTED, DATE_POSTED_LABELS } from "./dates-posted.ts";
import { closedChoice, closedList, type ListFilter, type TextFilter } from "./filter-kinds.ts";
import { readLocation } from "./read-location.ts";
import { from, hours, salary, search } from "./single-filters.ts";

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
  search,

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

  from,

  hours,

  salary,

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

  date_posted: closedChoice(DATE_POSTED, DATE_POSTED_LABELS, { legend: "Date posted", param: "posted" }),
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

/** Guesses a company's name from its slug, if none of its jobs is available: "lantern-rule" is "Lantern Rule". */
function guessCompanyName(slug: string): string {
  return slug.replaceAll("-", " ").replaceAll(/(?<= |^)\p{L}/gu, (letter) => letter.toUpperCase());
}
