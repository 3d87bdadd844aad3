import * as fc from "fast-check";
import * as z from "zod/mini";

import { buildRecord } from "../filter/filter-kinds.ts";
import {
  CHOICE_FILTERS,
  CHOICE_NAMES,
  type ChoiceFilterName,
  LIST_FILTERS,
  LIST_NAMES,
  type ListFilterName,
} from "../filter/filter-names.ts";
import { JobFilters } from "../filter/job-filters.ts";
import { JOB_ORDERS } from "../filter/job-orders.ts";
import { PAY_PERIODS } from "../pay/pay-range.ts";
import { REGIONS } from "../place/regions.ts";
import { CATEGORIES, COMPANY_SLUGS, COUNTRIES, CURRENCIES, TAGS } from "./arbitrary-job.ts";
import { arbitrarySearch } from "./arbitrary-words.ts";
import { describeFilters, readably } from "./describe-job.ts";

const some = <Value>(values: readonly Value[]) =>
  fc.oneof(
    { weight: 2, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.uniqueArray(fc.constantFrom(...values), { maxLength: 2 }) },
  );

/** Values of open lists, and of closed ones with many values. */
const VALUES: Readonly<Partial<Record<ListFilterName, readonly string[]>>> = {
  categories: CATEGORIES,
  location: [...COUNTRIES, ...REGIONS, "AQ", "worldwide", "unstated"],
  tags: [...TAGS, "unheard-of"],
  companies: [...COMPANY_SLUGS, "unheard-of"],
};
const lists = buildRecord<Record<ListFilterName, fc.Arbitrary<readonly string[]>>>(LIST_NAMES, (name) =>
  some(VALUES[name] ?? LIST_FILTERS[name].values ?? []),
);

const choices = buildRecord<Record<ChoiceFilterName, fc.Arbitrary<string>>>(CHOICE_NAMES, (name) => {
  const { values } = CHOICE_FILTERS[name];
  return fc.oneof(fc.constant(values[0]), fc.constantFrom(...values));
});

const salary = fc.record(
  {
    min: fc.oneof(
      fc.integer({ min: 0, max: 26 }).map((step) => step * 10_000),
      fc.constantFrom(125_000, 10_001, 100_000_000),
    ),
    currency: fc.constantFrom(...CURRENCIES),
    // A year is the default.
    period: fc.constantFrom(...PAY_PERIODS.filter((period) => period !== "year")),
    includeUnstated: fc.boolean(),
  },
  { requiredKeys: ["includeUnstated"] },
);

const clock = fc.integer({ min: 0, max: 96 }).map((quarters) => quarters / 4);
const hours = fc.record({
  zone: fc.constantFrom("Africa/Lagos", "America/New_York", "Asia/Kathmandu"),
  start: clock,
  end: clock,
  atLeast: fc.integer({ min: 0, max: 8 }),
});

/**
 * Any filters with values that are frequent in `arbitraryJob`; lists are unordered without repeats, and a value may be
 * both chosen and excluded.
 */
export const arbitraryFilters: fc.Arbitrary<JobFilters> = readably(
  fc
    .record({
      search: arbitrarySearch,
      ...lists,
      // Filtering by company leaves few jobs, so it is less frequent.
      companies: fc.oneof({ weight: 4, arbitrary: fc.constant([]) }, lists.companies),
      from: fc.oneof(
        { weight: 2, arbitrary: fc.constant({ certain: false }) },
        {
          weight: 1,
          arbitrary: fc.record({ country: fc.constantFrom(...COUNTRIES, "AQ"), certain: fc.boolean() }),
        },
      ),
      hours: fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: hours }),
      salary: fc.oneof(fc.constant({ includeUnstated: false }), salary),
      ...choices,
      exclude: fc.oneof(fc.constant({}), fc.record(lists)),
      sort: fc.oneof(fc.constant("relevance" as const), fc.constantFrom(...JOB_ORDERS)),
    })
    .map((filters) => z.parse(JobFilters, filters)),
  describeFilters,
);

/** Several filters per board, as building a board is slower than querying it. */
export const manyFilters = fc.array(arbitraryFilters, { minLength: 1, maxLength: 12, size: "medium" });
