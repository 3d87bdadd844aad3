import {
  buildJobIndex,
  BUNDLED_RATES,
  filtersFromQuery,
  isListed,
  type Job,
  matchesFilters,
} from "@farwork/domain";
import { readJobIds } from "@farwork/domain";
import { buildJob } from "@farwork/domain/testing";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { buildNewJobsIndex, findNewJobs } from "./new-jobs-index.ts";
import type { NewJob } from "./new-jobs.ts";

const NOW = new Date("2026-11-21T12:00:00Z");
const HOUR = 3_600_000;
const ago = (hours: number) => new Date(NOW.getTime() - hours * HOUR);
const toMicros = (date: Date) => date.getTime() * 1000;
const QUERIES = [
  "",
  "tag=react",
  "type=contract",
  "q=tide+-keeper",
  "location=ES&posted=24h",
  "salary_min=50000",
];

interface Filed {
  readonly job: Job;
  readonly entry: NewJob | undefined;
}

const filedJobs: fc.Arbitrary<Filed[]> = fc
  .array(
    fc.record({
      title: fc.constantFrom("Tide Keeper", "Tide Clerk", "Harbour Pilot"),
      tags: fc.subarray(["react", "sales"]),
      job_type: fc.constantFrom("contract" as const, "full_time" as const),
      isClosed: fc.boolean(),
      seen: fc.integer({ min: 0, max: 230 }),
      posted: fc.integer({ min: 0, max: 400 }),
      noticed: fc.option(fc.integer({ min: 0, max: 100 }), { nil: undefined }),
    }),
    { maxLength: 30 },
  )
  .map((facts) =>
    facts.map(({ isClosed, seen, posted, noticed, ...job }, at) => ({
      job: buildJob({
        ...job,
        sourceId: String(at),
        publication_date: ago(posted),
        first_seen_at: ago(seen),
        ...(isClosed && { closed_at: NOW }),
      }),
      entry:
        noticed === undefined
          ? undefined
          : { noticedAt: toMicros(ago(noticed)), committedAt: toMicros(ago(seen)) },
    })),
  );

describe("the jobs a search reports", () => {
  it("are the listed jobs that pass its filters, noticed since it last looked and stored since it was saved", () => {
    fc.assert(
      fc.property(
        filedJobs,
        fc.constantFrom(...QUERIES),
        fc.integer({ min: 0, max: 230 }),
        fc.integer({ min: 0, max: 100 }),
        fc.subarray(["remotive-1", "remotive-2"]),
        (filed, query, created, looked, hiddenJobs) => {
          const entries = new Map(
            filed.flatMap(({ job, entry }): [string, NewJob][] => (entry ? [[job.firestoreId, entry]] : [])),
          );
          const listed = buildJobIndex(filed.map(({ job }) => job));
          const newJobs = buildNewJobsIndex(
            listed,
            { version: 1, readAt: toMicros(NOW), entries },
            NOW,
            BUNDLED_RATES,
          );
          const search = { query, createdAt: toMicros(ago(created)), seenUntil: toMicros(ago(looked)) };
          const hidden = {
            jobs: filed.map(({ job }) => job.firestoreId).filter((id) => hiddenJobs.includes(id)),
            companies: [],
          };
          const told = readJobIds(newJobs.index, findNewJobs(newJobs, search, { hidden, now: NOW }));
          const filters = { ...filtersFromQuery(new URLSearchParams(query)), date_posted: "any" as const };
          const expected = filed.filter(
            ({ job, entry }) =>
              entry !== undefined &&
              isListed(job, NOW) &&
              job.first_seen_at > ago(8 * 24) &&
              entry.noticedAt > search.seenUntil &&
              entry.committedAt > search.createdAt - 60_000_000 &&
              !hidden.jobs.includes(job.firestoreId) &&
              matchesFilters(job, filters, NOW),
          );
          expect(told.toSorted()).toEqual(expected.map(({ job }): string => job.firestoreId).toSorted());
        },
      ),
    );
  });
});
