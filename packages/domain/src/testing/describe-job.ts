import * as fc from "fast-check";

import { filtersToQuery } from "../filter/filter-query.ts";
import type { JobFilters } from "../filter/job-filters.ts";
import { extractText } from "../html/read-safe-html.ts";
import type { Job } from "../job/job.ts";
import type { Place } from "../place/place.ts";

/** Makes failed properties print values with `describe` instead of field by field. */
export function readably<Value extends object>(
  arbitrary: fc.Arbitrary<Value>,
  describe: (value: Value) => string,
): fc.Arbitrary<Value> {
  return arbitrary.map((value) =>
    // Not enumerable, so that it is not compared or copied.
    Object.defineProperty(value, fc.toStringMethod, { value: () => describe(value) }),
  );
}

/** One line with everything a job is found, filtered and ordered by. */
export function describeJob(job: Job): string {
  const { place, pay, closed_at, locations, duplicate_of, expires_at } = job;
  const parts = [
    `${job.firestoreId}:`,
    JSON.stringify(job.title),
    `at ${JSON.stringify(job.company_name)}`,
    job.tags.length > 0 && `tags ${job.tags.join()}`,
    `${job.category} ${job.job_type} ${job.seniority ?? ""} ${describePlace(place)}`.trim(),
    job.publication_date.toISOString(),
    `seen ${job.first_seen_at.toISOString()}`,
    pay && `${pay.currency} ${pay.annual.min ?? ""}..${pay.annual.max ?? ""}`,
    closed_at && "closed",
    locations && `for ${locations.map((one) => `${one.name} (${describePlace(one.place)})`).join(" and ")}`,
    duplicate_of && `shown as ${duplicate_of}`,
    expires_at && `until ${expires_at.toISOString()}`,
    job.description !== "" && `says ${JSON.stringify(extractText(job.description))}`,
  ];
  return `<${parts.filter(Boolean).join(" ")}>`;
}

const describePlace = ({ scope, countries, regions }: Place) =>
  `${scope} ${[...countries, ...regions].join("+")}`.trim();

/** Only the active filters, as in an address. */
export function describeFilters(filters: JobFilters): string {
  return decodeURIComponent(filtersToQuery(filters).toString());
}
