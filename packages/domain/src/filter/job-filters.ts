import * as z from "zod/mini";

import { CompanySlug } from "../company/company-slug-schema.ts";
import { JobCategory } from "../job/category.ts";
import { JobType } from "../job/job-type.ts";
import { MAX_TAG_LENGTH } from "../job/tag.ts";
import { LocationFilter } from "../place/place.ts";
import { MAX_SEARCH_LENGTH } from "../text/search-length.ts";
import { DATE_POSTED } from "./dates-posted.ts";
import { MAX_FILTER_VALUES, MAX_SALARY_MIN } from "./filter-limits.ts";
import { JOB_ORDERS } from "./job-orders.ts";

export const DatePosted = z.enum(DATE_POSTED);
export type DatePosted = z.infer<typeof DatePosted>;

/**
 * Pay in a year. Absent `min` and `currency`: pay does not filter. `min: 0`: any stated pay. No currency is
 * converted: `currency` keeps only jobs paid in it, and without it amounts are compared as they stand.
 * `includeUnstated` also keeps jobs that state no pay, and matters only beside `min` or `currency`.
 */
export const SalaryFilter = z.object({
  min: z.optional(z.number().check(z.nonnegative(), z.lte(MAX_SALARY_MIN))),
  currency: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/))),
  includeUnstated: z._default(z.boolean(), false),
});
export type SalaryFilter = z.infer<typeof SalaryFilter>;

const listOf = <Schema extends z.ZodMiniType>(item: Schema) =>
  z._default(z.array(item).check(z.maxLength(MAX_FILTER_VALUES)), []);

/** See `JOB_ORDERS`. */
export const JobOrder = z.enum(JOB_ORDERS);
export type JobOrder = z.infer<typeof JobOrder>;

const choices = {
  job_type: listOf(JobType),
  categories: listOf(JobCategory),
  location: listOf(LocationFilter),
  tags: listOf(z.string().check(z.minLength(1), z.maxLength(MAX_TAG_LENGTH))),
  companies: listOf(CompanySlug),
};

/**
 * What a person asked not to see: each value takes away the jobs that choosing it would show. But for one: a country
 * or region takes away no job that is open to anyone, which only `worldwide` does.
 */
export const ExcludedValues = z.object(choices);
export type ExcludedValues = z.infer<typeof ExcludedValues>;

/**
 * What a person asked to see, and in which order. Values inside one list are alternatives (OR); the lists narrow each
 * other (AND), and so does each excluded value.
 * `z.parse(JobFilters, {})` is the filter that lets everything through.
 *
 * @example z.parse(JobFilters, { search: "react", job_type: ["contract"] }).tags; // => []
 */
export const JobFilters = z.object({
  search: z._default(z.string().check(z.maxLength(MAX_SEARCH_LENGTH)), ""),
  ...choices,
  salary: z._default(SalaryFilter, { includeUnstated: false }),
  date_posted: z._default(DatePosted, "any"),
  exclude: z.prefault(ExcludedValues, {}),
  sort: z._default(JobOrder, "relevance"),
});
export type JobFilters = z.infer<typeof JobFilters>;
