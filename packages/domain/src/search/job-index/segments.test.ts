import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { arbitraryBoard } from "../../testing/arbitrary-board.ts";
import { manyFilters } from "../../testing/arbitrary-filters.ts";
import { NOW } from "../../testing/arbitrary-job.ts";
import { askIndex, filtersOf } from "../../testing/ask-index.ts";
import { buildJob } from "../../testing/build-job.ts";
import { buildJobSegment, buildJobSegments } from "./build-segment.ts";
import { mergeJobSegments } from "./merge-segments.ts";
import { readOpenCards } from "./open-cards.ts";
import { buildJobIndex, openJobIndex } from "./open-job-index.ts";
import { queryJobIndex } from "./query-job-index.ts";
import { readJobCards } from "./read-jobs.ts";
import { type JobSegment, MAX_SEGMENT_JOBS } from "./segment.ts";

const job = (sourceId: string, title = "Engineer") => buildJob({ sourceId, title });
const list = (segments: readonly JobSegment[]) => askIndex(openJobIndex(segments), filtersOf()).ids;

describe("segments", () => {
  it("hide jobs of older ones that they replace or remove", () => {
    const index = openJobIndex([
      buildJobSegment([job("1", "Old"), job("2"), job("3")]),
      buildJobSegment([job("1", "New")], ["remotive-3", "remotive-unheard-of"]),
    ]);
    expect(askIndex(index, filtersOf()).ids).toEqual(["remotive-1", "remotive-2"]);
    expect(askIndex(index, filtersOf({ search: "old" })).totalJobs).toBe(0);
    expect(index.live).toEqual([1, 1]);
  });

  it("remove no job of their own or of newer ones", () => {
    expect(
      list([buildJobSegment([job("1")], ["remotive-1", "remotive-2"]), buildJobSegment([job("2")])]),
    ).toEqual(["remotive-1", "remotive-2"]);
  });

  it("leave out closed jobs and duplicates", () => {
    const closed = buildJob({ sourceId: "2", closed_at: new Date(0) });
    const repeated = buildJob({ sourceId: "3", duplicate_of: closed.firestoreId });
    expect(buildJobSegment([job("1"), closed, repeated]).size).toBe(1);
  });

  it("can be missing or empty", () => {
    for (const segments of [[], [buildJobSegment([])], [buildJobSegment([]), buildJobSegment([job("1")])]]) {
      expect(list(segments)).toEqual(segments.length > 1 ? ["remotive-1"] : []);
    }
    expect(buildJobSegments([])).toEqual([]);
    expect(buildJobIndex([]).live).toEqual([]);
  });

  it("return the same once merged, all or only adjacent ones", () => {
    fc.assert(
      fc.property(
        arbitraryBoard,
        manyFilters,
        fc.nat({ max: 4 }),
        fc.nat({ max: 4 }),
        (board, asked, a, b) => {
          const { segments } = board;
          const [from, to] = [Math.min(a, b), Math.max(a, b) + 1];
          const merged = mergeJobSegments(segments.slice(from, to), { oldest: from === 0 });
          const before = openJobIndex(segments);
          const after = openJobIndex([...segments.slice(0, from), merged, ...segments.slice(to)]);
          for (const filters of asked) expect(askIndex(after, filters)).toEqual(askIndex(before, filters));
        },
      ),
    );
  });

  it("keep removed ids when merged only while older ones remain", () => {
    const segments = [buildJobSegment([job("1")], ["remotive-2"]), buildJobSegment([], ["remotive-1"])];
    expect(mergeJobSegments(segments, { oldest: true }).removed).toEqual([]);
    expect([...mergeJobSegments(segments, { oldest: false }).removed].toSorted()).toEqual([
      "remotive-1",
      "remotive-2",
    ]);
  });

  it("merge into the segment that compiling the jobs would produce, size and words included", () => {
    const [old, changed] = [job("1", "Zookeeper"), job("1", "Engineer")];
    const merged = mergeJobSegments([buildJobSegment([old, job("2")]), buildJobSegment([changed])], {
      oldest: true,
    });
    expect(merged.size).toBe(2);
    expect(merged.dictionary).toEqual(buildJobSegment([changed, job("2")]).dictionary);
  });

  it("are not merged if one names a place that is missing from its table", () => {
    const segment = buildJobSegment([job("1")]);
    const damaged = {
      ...segment,
      columns: { ...segment.columns, places: { ...segment.columns.places, values: [] } },
    };
    expect(() => mergeJobSegments([damaged], { oldest: true })).toThrow(RangeError);
  });

  it("hold a limited number of jobs; more jobs take more segments", () => {
    const one = job("1");
    const tooMany = Array.from({ length: MAX_SEGMENT_JOBS + 1 }, () => one);
    expect(() => buildJobSegment(tooMany)).toThrow(RangeError);
    const closed = { ...one, closed_at: new Date(0) };
    expect(buildJobSegment(Array.from(tooMany, () => closed)).size).toBe(0);
    const [first, second] = buildJobSegments(tooMany.map((each, at) => (at % 2000 === 0 ? each : closed)));
    expect([first?.size, second?.size]).toEqual([17, 16]);
  });

  it("are refused if they have more documents than an index can hold", () => {
    const segment = buildJobSegment([buildJob()]);
    // Each segment takes at least 32 numbers.
    const tooMany = Array.from({ length: 2 ** 20 / 32 + 1 }, () => segment);
    expect(() => openJobIndex(tooMany)).toThrow("1048608 documents are too many for one index");
  });

  it("skip cards that this version cannot read", () => {
    const newer = buildJobSegment([buildJob({ sourceId: "1" })]);
    const { texts } = newer.columns;
    const categories = { ...texts.categories, values: ["a-category-to-come"] };
    const unreadable = { ...newer, columns: { ...newer.columns, texts: { ...texts, categories } } };
    const index = openJobIndex([unreadable, buildJobSegment([buildJob({ sourceId: "2" })])]);
    const { docs } = queryJobIndex(index, { filters: filtersOf({}), page: 1, pageSize: 15 }, NOW);
    expect(docs).toHaveLength(2);
    expect(readJobCards(index, docs).map(({ sourceId }) => sourceId)).toEqual(["2"]);
    expect(readOpenCards(index, NOW).map(({ sourceId }) => sourceId)).toEqual(["2"]);
  });
});
