import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { planMerge, type SegmentSize } from "./plan-merge.ts";

const maxJobs = 65_536;
const base = (jobs: number): SegmentSize => ({ jobs, removed: 0, base: true });
const later = (jobs: number, removed = 0): SegmentSize => ({ jobs, removed, base: false });
const plan = (segments: readonly SegmentSize[], added: number) => planMerge(segments, added, { maxJobs });
const mergeFrom = (from: number) => ({ kind: "merge", from });

describe("a publication", () => {
  it("is the first segment if there is none", () => {
    expect(plan([], 100)).toEqual(mergeFrom(0));
  });

  it("adds a segment of its own to a large index", () => {
    expect(plan([base(20_000)], 100)).toEqual(mergeFrom(1));
  });

  it("merges a preceding small segment", () => {
    expect(plan([base(20_000), later(999)], 1)).toEqual(mergeFrom(1));
    expect(plan([base(20_000), later(1000)], 1)).toEqual(mergeFrom(2));
  });

  it("merges a segment that is not five times as large", () => {
    expect(plan([base(20_000), later(2000)], 400)).toEqual(mergeFrom(2));
    expect(plan([base(20_000), later(2000)], 401)).toEqual(mergeFrom(1));
  });

  it("counts removed ids as much as jobs", () => {
    expect(plan([base(20_000), later(1000, 1000)], 400)).toEqual(mergeFrom(2));
  });

  it("rewrites everything once a fifth may be hidden", () => {
    expect(plan([base(20_000), later(3600)], 400)).toEqual(mergeFrom(2));
    expect(plan([base(20_000), later(3600)], 401)).toEqual(mergeFrom(0));
  });

  it("never leaves a segment alone between two that are merged", () => {
    expect(plan([base(1000), later(1500), later(100)], 10)).toEqual(mergeFrom(0));
  });

  it("keeps a base of several segments, even if none is larger than those after it", () => {
    expect(plan([base(maxJobs), base(10_000)], 100)).toEqual(mergeFrom(2));
  });

  it("starts over when a merge would not fit into one segment", () => {
    expect(plan([base(maxJobs), base(10_000), later(15_000)], 1000)).toEqual({ kind: "rebuild" });
  });
});

it("keeps few segments, few hidden jobs and few writes, for any sequence of changes", () => {
  const changes = fc.array(fc.integer({ min: 1, max: 2000 }), { minLength: 1, maxLength: 200 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 50_000 }), changes, (jobs, publications) => {
      let segments = jobs === 0 ? [] : [base(jobs)];
      for (const added of publications) {
        const planned = plan(segments, added);
        if (planned.kind === "rebuild") return;
        const merged = segments.slice(planned.from).reduce((sum, segment) => sum + segment.jobs, added);
        segments = [...segments.slice(0, planned.from), planned.from === 0 ? base(merged) : later(merged)];
        expect(segments.length).toBeLessThanOrEqual(4);
        const newer = segments.slice(1).reduce((sum, segment) => sum + segment.jobs, 0);
        expect(newer).toBeLessThanOrEqual((segments[0]?.jobs ?? 0) / 5);
      }
    }),
  );
});
