import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import type { JobFilters } from "../../filter/job-filters.ts";
import { JOB_ORDERS } from "../../filter/job-orders.ts";
import { arbitraryFilters } from "../../testing/arbitrary-filters.ts";
import { arbitraryVisitor, visit } from "../../testing/arbitrary-visitor.ts";
import { askIndex, askPlainly, filtersOf } from "../../testing/ask-index.ts";
import { fewRuns } from "../../testing/few-runs.ts";
import { makeLargeBoard } from "../../testing/large-board.ts";
import { decodeJobSegment } from "./decode-segment.ts";
import { encodeJobSegment } from "./encode-segment.ts";
import { mergeJobSegments } from "./merge-segments.ts";
import { buildJobIndex, openJobIndex } from "./open-job-index.ts";
import type { JobSegment } from "./segment.ts";

const { jobs, segments } = makeLargeBoard();
const indexes = {
  "in one segment": buildJobIndex(jobs),
  "in segments that replace and remove, stored and loaded": openJobIndex(segments.map(load)),
  "in segments merged into one": openJobIndex([mergeJobSegments(segments, { oldest: true })]),
};

function load(segment: JobSegment): JobSegment {
  const reading = decodeJobSegment(encodeJobSegment(segment));
  if (!reading.ok) throw new Error(reading.error.code);
  return reading.value;
}

const COMMON =
  "b|z|ze|zebra|zebra1|r|-r|full-s|h|d da dat|benefits|-benefits|-zebra|include holidays|benefits -data|holidays eng|" +
  '"include holidays"|"benefits include" java';
const common = fc.constantFrom("", ...COMMON.split("|"));
/** Half of them match most jobs. */
const arbitraryQuestion: fc.Arbitrary<JobFilters> = fc.oneof(
  arbitraryFilters,
  fc.tuple(arbitraryFilters, common).map(([filters, search]) => ({ ...filters, search })),
  arbitraryFilters.map(({ search }) => filtersOf({ search })),
  fc.tuple(common, fc.constantFrom(...JOB_ORDERS)).map(([search, sort]) => filtersOf({ search, sort })),
);

describe("an index of thousands of jobs", () => {
  it("returns what a plain scan returns, page by page, however the jobs are split into segments", () => {
    fc.assert(
      fc.property(
        arbitraryQuestion,
        fc.integer({ min: 1, max: 8 }),
        fc.constantFrom(1, 15, 100, 1000),
        arbitraryVisitor,
        (filters, page, pageSize, visitor) => {
          const asking = { page, pageSize, ...visit(jobs, visitor) };
          const expected = askPlainly(jobs, filters, asking);
          for (const [form, index] of Object.entries(indexes)) {
            const { suggestion: _, ...answer } = askIndex(index, filters, asking);
            expect({ form, ...answer }).toEqual({ form, ...expected });
          }
        },
      ),
      // Each run scans thousands of jobs.
      fewRuns({ instead: 4 }),
    );
  });
});
