import type { FacetResult, WhereCondition } from "@orama/orama";

import { DATE_POSTED, postedAfter } from "../../../src/filter/dates-posted.ts";
import { listKeys } from "../../../src/filter/filter-kinds.ts";
import type { JobFilters } from "../../../src/filter/job-filters.ts";
import { PAY_BIN_COUNT, PAY_BIN_WIDTH, SALARY_STEPS } from "../../../src/filter/pay-steps.ts";
import type { FacetCount } from "../../../src/job/facet-count.ts";
import { normalizeTag } from "../../../src/job/tag.ts";
import type { Counts } from "../contender.ts";
import { NOW } from "../sample-postings.ts";

export const SCHEMA = {
  text: "string",
  job_type: "enum",
  categories: "enum",
  tags: "enum[]",
  location: "enum[]",
  pay: "number",
  currency: "enum",
  posted: "number",
  expires: "number",
} as const;
export type Where = WhereCondition<typeof SCHEMA>;

const END = Number.MAX_SAFE_INTEGER;
const UNSTATED = { from: -1, to: -1 };
const STEPS = SALARY_STEPS.map((from) => ({ from, to: END }));
const BINS = Array.from({ length: PAY_BIN_COUNT }, (_, at) => ({
  from: at * PAY_BIN_WIDTH,
  to: (at + 1 < PAY_BIN_COUNT ? (at + 1) * PAY_BIN_WIDTH : END) - 1,
}));
const DATES = DATE_POSTED.map((value) => ({
  value,
  from: value === "any" ? 0 : postedAfter(value, NOW) + 1,
  to: END,
}));

/** What each facet counts: a schema property, with ranges for numbers. */
export const COUNTED = {
  job_type: { job_type: {} },
  categories: { categories: {} },
  location: { location: {} },
  tags: { tags: {} },
  salary: { pay: { ranges: [UNSTATED, ...STEPS, ...BINS] } },
  date_posted: { posted: { ranges: DATES } },
};

export type FacetName = keyof typeof COUNTED;
export const FACET_NAMES = listKeys(COUNTED);

/** The condition of each active filter. */
export type Conditions = Partial<Record<FacetName, Where>>;

export function writeConditions(filters: JobFilters): Conditions {
  const { job_type, categories, location, tags, date_posted } = filters;
  const places = location.every((value) => value === "unstated") ? location : [...location, "worldwide"];
  const salary = writePay(filters);
  return {
    ...(job_type.length > 0 && { job_type: { job_type: { in: job_type } } }),
    ...(categories.length > 0 && { categories: { categories: { in: categories } } }),
    ...(location.length > 0 && { location: { location: { containsAny: places } } }),
    ...(tags.length > 0 && { tags: { tags: { containsAny: tags.map(normalizeTag) } } }),
    ...(date_posted !== "any" && { date_posted: { posted: { gt: postedAfter(date_posted, NOW) } } }),
    ...(salary && { salary }),
  };
}

function writePay({ salary: { min, currency, includeUnstated } }: JobFilters): Where | undefined {
  if (min === undefined && currency === undefined) return undefined;
  const stated: Where = {
    and: [{ pay: { gte: min ?? 0 } }, ...(currency ? [{ currency: { eq: currency } }] : [])],
  };
  return includeUnstated ? { or: [stated, { pay: { eq: -1 } }] } : stated;
}

/** Jobs paid in the requested currency, and those without pay. */
export function writeCurrency({ salary: { currency } }: JobFilters): Where[] {
  return currency === undefined ? [] : [{ or: [{ currency: { eq: currency } }, { pay: { eq: -1 } }] }];
}

/** Converts its counts to our format. */
export function readCounts(counted: FacetResult): Counts {
  const list = (property: string): FacetCount[] =>
    Object.entries(counted[property]?.values ?? {}).map(([value, count]) => ({ value, count }));
  const most = (property: string) =>
    list(property).toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  const inRange = (property: string, { from, to }: { from: number; to: number }) =>
    counted[property]?.values[`${from}-${to}`] ?? 0;
  return {
    job_type: most("job_type"),
    categories: most("categories"),
    tags: most("tags").slice(0, 30),
    salary: [
      ...STEPS.map((step) => ({ value: String(step.from), count: inRange("pay", step) })),
      { value: "unstated", count: inRange("pay", UNSTATED) },
    ],
    date_posted: DATES.map((date) => ({ value: date.value, count: inRange("posted", date) })),
  };
}
