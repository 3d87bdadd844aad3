import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";

import { CHOICE_NAMES, COUNTED_LISTS } from "../../filter/filter-names.ts";
import { JobFilters } from "../../filter/job-filters.ts";
import { matchesFilters } from "../../filter/matches-filters.ts";
import { isIndexed, isListed } from "../../job/is-open.ts";
import { positionPlace } from "../../job/position-place.ts";
import { arbitraryBoard } from "../../testing/arbitrary-board.ts";
import { arbitraryFilters, manyFilters } from "../../testing/arbitrary-filters.ts";
import { arbitraryJobs, NOW } from "../../testing/arbitrary-job.ts";
import { arbitraryVisitor, visit } from "../../testing/arbitrary-visitor.ts";
import { askIndex, askPlainly } from "../../testing/ask-index.ts";
import type { JobIndex } from "./job-index.ts";
import { buildJobIndex, openJobIndex } from "./open-job-index.ts";
import { queryJobIndex } from "./query-job-index.ts";
import { readJobCards } from "./read-jobs.ts";

const HOUR = 3_600_000;
const arbitraryNow = fc.constantFrom(0, 0, 0, 1, -1, HOUR, 3 * HOUR, -25 * HOUR);

describe("an index of any jobs, queried with any filters", () => {
  it("finds exactly the listed jobs that matchesFilters lets through", () => {
    fc.assert(
      fc.property(arbitraryJobs, manyFilters, (jobs, questions) => {
        const index = buildJobIndex(jobs);
        for (const filters of questions) {
          const expected = jobs.filter((job) => isListed(job, NOW) && matchesFilters(job, filters, NOW));
          const found = askIndex(index, filters);
          expect(found.ids.toSorted()).toEqual(expected.map((job) => job.firestoreId).toSorted());
          expect(found.totalJobs).toBe(expected.length);
        }
      }),
    );
  });

  it("returns what a plain scan returns: order, totals, facets, histogram and which filter to drop", () => {
    fc.assert(
      fc.property(arbitraryJobs, manyFilters, arbitraryVisitor, (jobs, questions, visitor) => {
        const index = buildJobIndex(jobs);
        const asking = visit(jobs, visitor);
        for (const filters of questions) {
          const { suggestion: _, ...answer } = askIndex(index, filters, asking);
          expect(answer).toEqual(askPlainly(jobs, filters, asking));
        }
      }),
    );
  });

  it("returns what a plain scan of the current jobs returns, when segments replace and remove older ones", () => {
    fc.assert(
      fc.property(
        arbitraryBoard,
        manyFilters,
        arbitraryNow,
        arbitraryVisitor,
        ({ jobs, segments }, questions, offset, visitor) => {
          const index = openJobIndex(segments);
          const asking = { ...visit(jobs, visitor), now: new Date(NOW.getTime() + offset) };
          for (const filters of questions) {
            const { suggestion: _, ...answer } = askIndex(index, filters, asking);
            expect(answer).toEqual(askPlainly(jobs, filters, asking));
          }
        },
      ),
    );
  });

  it("returns the same whatever was queried before, on any index and at any time", () => {
    const asked = fc.array(fc.tuple(fc.nat({ max: 1 }), arbitraryFilters, arbitraryNow), { maxLength: 6 });
    fc.assert(
      fc.property(arbitraryBoard, arbitraryBoard, asked, (one, other, questions) => {
        const indexes = [one, other].map(({ segments }) => openJobIndex(segments));
        const ask = (index: JobIndex | undefined, filters: JobFilters, offset: number) =>
          index && queryJobIndex(index, { filters, page: 1, pageSize: 5 }, new Date(NOW.getTime() + offset));
        const answers = questions.map(([at, filters, offset]) => ask(indexes[at], filters, offset));
        // Repeat every query on fresh indexes.
        const fresh = questions.map(([at, filters, offset]) =>
          ask(openJobIndex([one, other][at]?.segments ?? []), filters, offset),
        );
        expect(answers).toEqual(fresh);
      }),
    );
  });

  it("returns consecutive pages without overlaps or gaps", () => {
    fc.assert(
      fc.property(
        arbitraryBoard,
        arbitraryFilters,
        arbitraryVisitor,
        fc.integer({ min: 1, max: 7 }),
        ({ jobs, segments }, filters, visitor, pageSize) => {
          const index = openJobIndex(segments);
          const { hidden } = visit(jobs, visitor);
          const { totalPages } = askIndex(index, filters, { pageSize, hidden });
          const pages = Array.from({ length: totalPages + 1 }, (_, at) =>
            askIndex(index, filters, { page: at + 1, pageSize, hidden }),
          );
          const all = askPlainly(jobs, filters, { pageSize: 500, hidden });
          expect(pages.flatMap(({ ids }) => ids)).toEqual(all.ids);
        },
      ),
    );
  });

  it("keeps everything of a job but its description", () => {
    fc.assert(
      fc.property(arbitraryBoard, ({ jobs, segments }) => {
        const index = openJobIndex(segments);
        const cards = readJobCards(index, Array.from(index.newest));
        const byId = new Map(jobs.map((job) => [job.firestoreId, job]));
        const described = cards.map((card) => ({
          ...card,
          description: byId.get(card.firestoreId)?.description,
        }));
        expect(cards.filter((card) => "description" in card)).toEqual([]);
        const kept = cards.flatMap(({ firestoreId }) => byId.get(firestoreId) ?? []);
        expect(described).toEqual(kept.map((job) => ({ ...job, place: positionPlace(job) })));
        expect(cards).toHaveLength(jobs.filter(isIndexed).length);
      }),
    );
  });
});

describe("facets, for any jobs and filters", () => {
  it("count exactly the jobs that choosing only that value would show", () => {
    fc.assert(
      fc.property(arbitraryJobs, arbitraryFilters, (jobs, filters) => {
        const index = buildJobIndex(jobs);
        const { facets } = askIndex(index, filters);
        const counted = choices(filters).flatMap(({ facet, choose }) =>
          facets[facet]
            .filter(({ value }) => facet !== "salary" || value !== "unstated")
            .map(({ value, count }) => ({
              facet,
              value,
              count,
              shows: askIndex(index, choose(value)).totalJobs,
            })),
        );
        expect(counted.filter(({ count, shows }) => count !== shows)).toEqual([]);
      }),
    );
  });

  it("count jobs without stated pay as unstated if pay is not filtered", () => {
    fc.assert(
      fc.property(arbitraryJobs, arbitraryFilters, (jobs, filters) => {
        const free: JobFilters = { ...filters, salary: { includeUnstated: false } };
        const unpaid = jobs.filter(({ pay }) => (pay?.annual.max ?? pay?.annual.min) === undefined);
        const unstated = askIndex(buildJobIndex(jobs), filters).facets.salary.at(-1);
        expect(unstated).toEqual({ value: "unstated", count: askPlainly(unpaid, free).totalJobs });
      }),
    );
  });
});

function choices(filters: JobFilters) {
  const { currency } = filters.salary;
  const lists = COUNTED_LISTS.map((facet) => ({
    facet,
    choose: (value: string) =>
      z.parse(JobFilters, { ...filters, [facet]: [value], exclude: { ...filters.exclude, [facet]: [] } }),
  }));
  return [
    ...lists,
    ...CHOICE_NAMES.map((facet) => ({
      facet,
      choose: (value: string) => z.parse(JobFilters, { ...filters, [facet]: value }),
    })),
    {
      facet: "salary",
      choose: (value: string) => ({
        ...filters,
        salary: { ...(currency && { currency }), min: Number(value), includeUnstated: false },
      }),
    },
  ] as const;
}
