import * as z from "zod/mini";

import { CompanySlug } from "../company/company-slug-schema.ts";
import { MAX_TAG_LENGTH } from "../job/tag.ts";
import { LocationFilter } from "../place/place.ts";
import { MAX_SEARCH_LENGTH } from "../text/search-length.ts";
import { buildRecord } from "./filter-kinds.ts";
import { MAX_FILTER_VALUES } from "./filter-limits.ts";
import {
  CHOICE_FILTERS,
  CHOICE_NAMES,
  type ChoiceFilterName,
  LIST_FILTERS,
  LIST_NAMES,
  type ListFilterName,
  type ListValues,
  type SingleValues,
} from "./filter-names.ts";
import { HoursFilter } from "./hours-filter.ts";
import { JOB_ORDERS } from "./job-orders.ts";
import { ReaderFilter } from "./reader-filter.ts";
import { SalaryFilter } from "./salary-filter.ts";
import { readSingles } from "./single-values.ts";

/** See `JOB_ORDERS`. */
export const JobOrder = z.enum(JOB_ORDERS);
export type JobOrder = z.infer<typeof JobOrder>;

/** The value schema of each list filter without a closed list of values. */
const OPEN_VALUES = {
  location: LocationFilter,
  tags: z.string().check(z.minLength(1), z.maxLength(MAX_TAG_LENGTH)),
  companies: CompanySlug,
};

type ValueSchema<Name extends ListFilterName> = Name extends keyof typeof OPEN_VALUES
  ? (typeof OPEN_VALUES)[Name]
  : z.ZodMiniEnum<{ [Value in ListValues[Name]]: Value }>;
type ListSchemas = { [Name in ListFilterName]: z.ZodMiniDefault<z.ZodMiniArray<ValueSchema<Name>>> };
type ChoiceSchemas = {
  [Name in ChoiceFilterName]: z.ZodMiniDefault<z.ZodMiniEnum<{ [Value in SingleValues[Name]]: Value }>>;
};

function describeLists(): ListSchemas;
function describeLists(): Record<string, z.ZodMiniType> {
  const open: Readonly<Record<string, z.ZodMiniType>> = OPEN_VALUES;
  return buildRecord<Record<ListFilterName, z.ZodMiniType>>(LIST_NAMES, (name) => {
    const value = open[name] ?? z.enum([...(LIST_FILTERS[name].values ?? [])]);
    return z._default(z.array(value).check(z.maxLength(MAX_FILTER_VALUES)), []);
  });
}

function describeChoices(): ChoiceSchemas;
function describeChoices(): Record<string, z.ZodMiniType> {
  return buildRecord<Record<ChoiceFilterName, z.ZodMiniType>>(CHOICE_NAMES, (name) =>
    z._default(z.enum(CHOICE_FILTERS[name].values), unset[name]),
  );
}

const unset = readSingles(new URLSearchParams());
const lists = describeLists();

/**
 * What a person excluded: each value hides the jobs that choosing it would show. One exception: a country or region
 * never hides worldwide jobs; only `worldwide` does.
 */
export const ExcludedValues = z.object(lists);
export type ExcludedValues = z.infer<typeof ExcludedValues>;

/**
 * What a person asked to see, and in which order. Values within a list are alternatives (OR); lists and excluded values
 * narrow each other (AND). `z.parse(JobFilters, {})` matches everything.
 *
 * @example z.parse(JobFilters, { search: "react", job_type: ["contract"] }).tags; // => []
 */
export const JobFilters = z.object({
  search: z._default(z.string().check(z.maxLength(MAX_SEARCH_LENGTH)), unset.search),
  ...lists,
  from: z._default(ReaderFilter, unset.from),
  hours: z._default(HoursFilter, unset.hours),
  salary: z._default(SalaryFilter, unset.salary),
  ...describeChoices(),
  exclude: z.prefault(ExcludedValues, {}),
  sort: z._default(JobOrder, "relevance"),
});
export type JobFilters = z.infer<typeof JobFilters>;
