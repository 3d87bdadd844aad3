import * as fc from "fast-check";
import { expect, it } from "vitest";

import { arbitraryJobs } from "../../testing/arbitrary-job.ts";
import { buildJob } from "../../testing/build-job.ts";
import { buildJobSegment } from "./build-segment.ts";
import { findDocument } from "./id-table.ts";
import { readId } from "./segment.ts";

it("finds each document of a segment by its id, and nothing by other ids", () => {
  fc.assert(
    fc.property(arbitraryJobs, (jobs) => {
      const segment = buildJobSegment(jobs);
      const docs = Array.from({ length: segment.size }, (_, doc) => doc);
      expect(docs.map((doc) => findDocument(segment, readId(segment, doc)))).toEqual(docs);
      for (const id of ["", "remotive-", "remotive-x", "remotive-none"]) {
        expect(findDocument(segment, id)).toBeUndefined();
      }
    }),
  );
});

it("finds each of thousands, including those with collisions", () => {
  const segment = buildJobSegment(
    Array.from({ length: 3000 }, (_, at) => buildJob({ sourceId: String(at) })),
  );
  const docs = Array.from({ length: segment.size }, (_, doc) => doc);
  expect(docs.filter((doc) => findDocument(segment, readId(segment, doc)) !== doc)).toEqual([]);
  expect(findDocument(segment, "remotive-3000")).toBeUndefined();
});

it("finds nothing in a segment without jobs", () => {
  expect(findDocument(buildJobSegment([]), "remotive-1")).toBeUndefined();
});
