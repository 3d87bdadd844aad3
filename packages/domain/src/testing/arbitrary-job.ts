import * as fc from "fast-check";
import * as z from "zod/mini";

import { DATE_POSTED } from "../filter/dates-posted.ts";
import { JobFilters, LocationFilter } from "../filter/job-filters.ts";
import { SafeHtml } from "../html/safe-html.ts";
import { JOB_CATEGORIES } from "../job/job-categories.ts";
import { JOB_TYPES } from "../job/job-types.ts";
import type { Job } from "../job/job.ts";
import { makePay } from "../pay/annual-pay.ts";
import type { Place } from "../place/place.ts";
import { REGIONS } from "../place/regions.ts";
import { buildJob } from "./build-job.ts";

// For this package's own tests only: fast-check is no dependency of what is published.

/** The moment these jobs and filters are asked about. */
export const NOW = new Date("2026-03-01T12:00:00Z");

// Few values, so that jobs and filters meet often.
const WORDS = [
  "react",
  "c++",
  "senior",
  "engineer",
  "full-stack",
  "data",
  "java",
  "javascript",
  ".net",
  "Zürich",
];
const TAGS = ["react", "c++", "node.js", "sales", "ui/ux"];
const COUNTRIES = ["US", "DE", "BR", "IN", "ZA"];
const HOUR = 3_600_000;

const text = fc
  .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 4 })
  .map((words) => words.join(" "));
const some = <Value>(values: readonly Value[], maxLength = 2) =>
  fc.uniqueArray(fc.constantFrom(...values), { maxLength });

const arbitraryPlace: fc.Arbitrary<Place> = fc.oneof(
  fc.constantFrom<Place>(
    { scope: "worldwide", countries: [], regions: [] },
    { scope: "unknown", countries: [], regions: [] },
  ),
  fc
    .record({ countries: some(COUNTRIES), regions: some(REGIONS) })
    .map((named) => ({ scope: "restricted" as const, ...named })),
);

const arbitraryPay = fc
  .record({
    min: fc.integer({ min: 10, max: 250 }),
    width: fc.integer({ min: 0, max: 50 }),
    currency: fc.constantFrom("USD", "EUR"),
  })
  .map(({ min, width, currency }) =>
    makePay({ min: min * 1000, max: (min + width) * 1000, currency, period: "year", origin: "parsed" }),
  );

/** Any job around `NOW`, some closed or expired; its id is `remotive-<number>`. */
export const arbitraryJob: fc.Arbitrary<Job> = fc
  .record({
    sourceId: fc.nat(),
    title: text,
    company_name: text,
    tags: some(TAGS, 3),
    category: fc.constantFrom(...JOB_CATEGORIES.slice(0, 4)),
    job_type: fc.constantFrom(...JOB_TYPES),
    // Whole half days, so that dates tie and fall on the edges of windows.
    halfDaysAgo: fc.integer({ min: 0, max: 80 }),
    place: arbitraryPlace,
    pay: fc.option(arbitraryPay),
    words: text,
    ends: fc.constantFrom("no", "no", "no", "no", "closed", "expired", "expires"),
  })
  .map(({ sourceId, halfDaysAgo, pay, words, ends, ...job }) =>
    buildJob({
      ...job,
      sourceId: String(sourceId),
      publication_date: new Date(NOW.getTime() - halfDaysAgo * 12 * HOUR),
      description: z.parse(SafeHtml, `<p>${words}</p>`),
      ...(pay && { pay }),
      ...(ends === "closed" && { closed_at: NOW }),
      ...(ends === "expired" && { expires_at: NOW }),
      ...(ends === "expires" && { expires_at: new Date(NOW.getTime() + HOUR) }),
    }),
  );

/** Jobs with an id of their own each. */
export const arbitraryJobs = fc.uniqueArray(arbitraryJob, {
  maxLength: 40,
  selector: (job) => job.firestoreId,
});

const arbitrarySearch = fc.oneof(
  { weight: 3, arbitrary: fc.constant("") },
  text,
  fc.constantFrom("rea", "sen ", '"data java"', "-react", "java -data", "fullstack", "c+", "zur", '"', "-"),
);

/** Any filters, of values that `arbitraryJob` often has; lists are unordered and without repeats. */
export const arbitraryFilters: fc.Arbitrary<JobFilters> = fc
  .record({
    search: arbitrarySearch,
    job_type: some(JOB_TYPES),
    categories: some(JOB_CATEGORIES.slice(0, 4)),
    location: some(
      [...COUNTRIES, ...REGIONS, "worldwide", "unstated"].map((value) => z.parse(LocationFilter, value)),
    ),
    salary: fc.record(
      {
        min: fc.integer({ min: 0, max: 260 }).map((thousands) => thousands * 1000),
        currency: fc.constantFrom("USD", "EUR"),
        includeUnstated: fc.boolean(),
      },
      { requiredKeys: ["includeUnstated"] },
    ),
    tags: some([...TAGS, "unheard-of"]),
    date_posted: fc.constantFrom(...DATE_POSTED),
  })
  .map((filters) => z.parse(JobFilters, filters));
