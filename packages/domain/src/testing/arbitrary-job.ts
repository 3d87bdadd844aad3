import * as fc from "fast-check";
import * as z from "zod/mini";

import { SafeHtml } from "../html/safe-html.ts";
import { JOB_CATEGORIES } from "../job/job-categories.ts";
import { JOB_TYPES } from "../job/job-types.ts";
import type { Job } from "../job/job.ts";
import { SENIORITIES } from "../job/seniorities.ts";
import type { Pay } from "../pay/pay.ts";
import type { Place } from "../place/place.ts";
import { REGIONS } from "../place/regions.ts";
import { arbitraryText } from "./arbitrary-words.ts";
import { buildJob } from "./build-job.ts";
import { describeJob, readably } from "./describe-job.ts";

// Only for this package's own tests: fast-check is not a dependency of the published package.

/** The current time for these jobs. */
export const NOW = new Date("2026-03-01T12:00:00Z");

// Few values, so that filters often match.
export const TAGS = ["react", "c++", "node.js", "sales", "ui/ux", "machine-learning", "データ"] as const;
export const COUNTRIES = ["US", "DE", "BR", "IN", "ZA"] as const;
export const CATEGORIES = JOB_CATEGORIES.slice(0, 4);
export const CURRENCIES = ["USD", "EUR", "JPY"] as const;
/** The first three are the same company, the last two have no slug. */
const COMPANIES = ["Acme, Inc.", "ACME Inc", "Açmé-inc", "Ромашка", "삼성 SDS", "🎉", "—"] as const;
export const COMPANY_SLUGS = ["acme-inc", "ромашка", "삼성-sds", "react", "data", "senior-engineer"] as const;
const HOUR = 3_600_000;

const some = <Value>(values: readonly Value[], maxLength = 2) =>
  fc.uniqueArray(fc.constantFrom(...values), { maxLength });

const arbitraryPlace: fc.Arbitrary<Place> = fc.oneof(
  fc.constantFrom<Place>(
    { scope: "worldwide", countries: [], regions: [] },
    { scope: "unknown", countries: [], regions: [] },
    { scope: "unknown", countries: [], regions: [], excluded: { countries: ["IN"], regions: ["eu"] } },
    { scope: "worldwide", countries: [], regions: [], timezones: { from: -5, to: 5.75 } },
  ),
  fc.constantFrom<Place>(
    {
      scope: "worldwide",
      countries: [],
      regions: [],
      hours: { timezones: { from: -5, to: -5 }, overlap: 4 },
    },
    { scope: "restricted", countries: ["IN"], regions: [], hours: { timezones: { from: 5.5, to: 10 } } },
  ),
  fc
    .record({ countries: some(COUNTRIES), regions: some(REGIONS) })
    .map((named) => ({ scope: "restricted" as const, ...named })),
);

// For a position posted for several places.
const arbitraryLocation = fc.record({
  firestoreId: fc.constant(buildJob().firestoreId),
  name: arbitraryText(1, 2).map((text) => plain(text)),
  place: arbitraryPlace,
});
const arbitraryLocations = fc.oneof(
  { weight: 3, arbitrary: fc.constant(undefined) },
  { weight: 1, arbitrary: fc.array(arbitraryLocation, { minLength: 2, maxLength: 3 }) },
);

// Includes amounts at the steps and edges of facets, and beyond all of them.
const amount = fc.oneof(
  fc.integer({ min: 0, max: 30 }).map((step) => step * 10_000),
  fc.integer({ min: 0, max: 260_000 }),
  fc.constantFrom(9_999.5, 125_000, 2 ** 32 + 1, 1e12),
);

const arbitraryPay: fc.Arbitrary<Pay> = fc
  .record({
    min: fc.option(amount),
    more: fc.option(amount),
    currency: fc.constantFrom(...CURRENCIES),
    assumed: fc.boolean(),
  })
  .map(({ min, more, currency, assumed }) => {
    const range = {
      ...(min !== null && { min }),
      ...(more !== null && { max: (min ?? 0) + more }),
    };
    const told = { currency, period: "year", origin: "parsed" } as const;
    return { ...range, annual: range, ...told, ...(assumed && { periodAssumed: true }) };
  });

// Multiples of half a day, so that dates tie and hit the edges of windows; some just beside an edge or in the future.
const publishedAt = fc
  .oneof(
    fc.integer({ min: 0, max: 80 }).map((halfDays) => -12 * HOUR * halfDays),
    fc.constantFrom(1 - 24 * HOUR, -1 - 24 * HOUR, 1, HOUR),
  )
  .map((offset) => new Date(NOW.getTime() + offset));

const firstSeenAt = fc.integer({ min: 0, max: 6 }).map((hours) => new Date(NOW.getTime() - hours * HOUR));

const end = fc.oneof(
  { weight: 4, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: fc.constant({ closed_at: NOW }) },
  { weight: 1, arbitrary: fc.constant({ duplicate_of: buildJob().firestoreId }) },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom(-HOUR, -1, 0, 1, HOUR, 2 * HOUR)
      .map((offset) => ({ expires_at: new Date(NOW.getTime() + offset) })),
  },
);

const arbitraryDescription = fc
  .array(arbitraryText(1, 6), { maxLength: 3 })
  .map((paragraphs) => paragraphs.map((words) => `<p>${words}</p>`).join(""));

const plain = (written: string) => written.replaceAll("&amp;", "&");

/** Any job around `NOW`, some closed or expired; its id is `remotive-<number>`. */
export const arbitraryJob: fc.Arbitrary<Job> = readably(
  fc
    .record({
      sourceId: fc.nat().map(String),
      title: arbitraryText(1, 4).map(plain),
      company_name: fc.oneof(arbitraryText(1, 2).map(plain), fc.constantFrom(...COMPANIES)),
      tags: fc.array(fc.constantFrom(...TAGS), { maxLength: 3 }),
      category: fc.constantFrom(...CATEGORIES),
      job_type: fc.constantFrom(...JOB_TYPES),
      seniority: fc.option(fc.constantFrom(...SENIORITIES), { nil: undefined }),
      publication_date: publishedAt,
      first_seen_at: firstSeenAt,
      place: arbitraryPlace,
      pay: fc.option(arbitraryPay),
      description: arbitraryDescription,
      locations: arbitraryLocations,
      end,
    })
    .map(({ pay, description, locations, end: ends, seniority, ...job }) =>
      buildJob({
        ...job,
        ...(pay && { pay }),
        ...(seniority && { seniority }),
        ...(locations && { locations }),
        ...ends,
        description: z.parse(SafeHtml, description),
      }),
    ),
  describeJob,
);

/** Jobs with distinct ids. */
export const arbitraryJobs = fc.uniqueArray(arbitraryJob, {
  maxLength: 40,
  // Without this, lists rarely have more than ten entries.
  size: "medium",
  selector: (job) => job.firestoreId,
});
