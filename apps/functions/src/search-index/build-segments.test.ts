import { type Job, openJobIndex, readJobIds } from "@farwork/domain";
import { buildJob } from "@farwork/domain/testing";
import { expect, it } from "vitest";

import { buildSegmentsFrom } from "./build-segments.ts";

async function* jobsOf(count: number): AsyncIterable<Job> {
  for (let at = 0; at < count; at += 1) yield buildJob({ sourceId: String(at) });
}

it("fills one segment after another, whatever the batches are", async () => {
  const segments = await buildSegmentsFrom(jobsOf(25), { batch: 3, maxJobs: 10 });
  expect(segments.map(({ size }) => size)).toEqual([9, 9, 7]);
  const { bases } = openJobIndex(segments);
  const ids = segments.flatMap(({ size }, at) =>
    readJobIds(
      openJobIndex(segments),
      Array.from({ length: size }, (_, doc) => (bases[at] ?? 0) + doc),
    ),
  );
  expect(new Set(ids).size).toBe(25);
});

it("makes one segment of jobs that fit into it", async () => {
  const segments = await buildSegmentsFrom(jobsOf(7), { batch: 3, maxJobs: 10 });
  expect(segments.map(({ size }) => size)).toEqual([7]);
});

it("makes none of nothing", async () => {
  expect(await buildSegmentsFrom(jobsOf(0))).toEqual([]);
});
