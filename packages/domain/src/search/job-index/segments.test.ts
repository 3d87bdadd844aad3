import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import type { Job } from "../../job/job.ts";
import { arbitraryFilters, arbitraryJobs, NOW } from "../../testing/arbitrary-job.ts";
import { buildJob } from "../../testing/build-job.ts";
import { buildJobSegment } from "./build-segment.ts";
import { decodeJobSegment } from "./decode-segment.ts";
import { encodeJobSegment } from "./encode-segment.ts";
import { mergeJobSegments } from "./merge-segments.ts";
import { buildJobIndex, openJobIndex } from "./open-job-index.ts";
import { queryJobIndex } from "./query-job-index.ts";
import { readJobCards } from "./read-jobs.ts";
import type { JobSegment } from "./segment.ts";

type Filters = Parameters<typeof queryJobIndex>[1]["filters"];

function ask(segments: readonly JobSegment[], filters: Filters) {
  const index = openJobIndex(segments);
  const { docs, ...rest } = queryJobIndex(index, { filters, page: 1, pageSize: 50 }, NOW);
  return { ...rest, jobs: readJobCards(index, docs) };
}

function decode(bytes: Uint8Array): JobSegment {
  const reading = decodeJobSegment(bytes);
  if (!reading.ok) throw new Error(reading.error.code);
  return reading.value;
}

/** A board's history: jobs as they came in, some of them changed or gone later. */
const arbitraryHistory = fc
  .tuple(arbitraryJobs, fc.array(fc.tuple(arbitraryJobs, fc.array(fc.nat({ max: 40 }))), { maxLength: 4 }))
  .map(([first, later]) => {
    const board = new Map(first.map((job) => [job.firestoreId, job]));
    const segments = [buildJobSegment(first)];
    for (const [jobs, places] of later) {
      const gone = places.map((place) => [...board.keys()][place]).filter((id) => id !== undefined);
      const closed = jobs.filter((job) => job.closed_at !== undefined).map((job) => job.firestoreId);
      for (const id of gone) board.delete(id);
      for (const job of jobs) board.set(job.firestoreId, job);
      segments.push(
        buildJobSegment(jobs, [
          ...gone.filter((id) => !jobs.some((job) => job.firestoreId === id)),
          ...closed,
        ]),
      );
    }
    return { board: [...board.values()] satisfies Job[], segments };
  });

describe("segments", () => {
  it("opened together answer as one index of the board's present jobs", () => {
    fc.assert(
      fc.property(arbitraryHistory, arbitraryFilters, ({ board, segments }, filters) => {
        const whole = buildJobIndex(board);
        expect(ask(segments, filters)).toEqual(ask(whole.segments, filters));
      }),
      { numRuns: 1000 },
    );
  });

  it("merged, all of them or only the newer ones, answer as they did apart", () => {
    fc.assert(
      fc.property(arbitraryHistory, arbitraryFilters, fc.nat({ max: 4 }), ({ segments }, filters, from) => {
        const kept = segments.slice(0, from);
        const merged = [...kept, mergeJobSegments(segments.slice(from), { oldest: from === 0 })];
        expect(ask(merged, filters)).toEqual(ask(segments, filters));
      }),
      { numRuns: 1000 },
    );
  });

  it("stored and loaded answer as before", () => {
    fc.assert(
      fc.property(arbitraryJobs, arbitraryFilters, (jobs, filters) => {
        const segment = buildJobSegment(jobs, ["remotive-gone"]);
        const loaded = decode(encodeJobSegment(segment));
        expect(loaded.removed).toEqual(["remotive-gone"]);
        expect(ask([loaded], filters)).toEqual(ask([segment], filters));
      }),
    );
  });

  it("say so when they are of another version, or cannot be read", () => {
    const bytes = encodeJobSegment(buildJobSegment([buildJob()]));
    const newer = bytes.slice();
    newer[4] = 99;
    const code = (damaged: Uint8Array) => {
      const reading = decodeJobSegment(damaged);
      return reading.ok ? "read" : reading.error.code;
    };
    expect(code(newer)).toBe("unknown-version");
    expect(code(bytes.subarray(0, -1))).toBe("damaged");
    expect(code(new Uint8Array(bytes.length))).toBe("damaged");
    expect(code(new Uint8Array())).toBe("damaged");
  });
});
