import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { isListed } from "../../job/is-open.ts";
import { arbitraryBoard } from "../../testing/arbitrary-board.ts";
import { manyFilters } from "../../testing/arbitrary-filters.ts";
import { NOW } from "../../testing/arbitrary-job.ts";
import { askIndex, askPlainly } from "../../testing/ask-index.ts";
import { openJobIndex } from "./open-job-index.ts";
import { readJobIds } from "./read-jobs.ts";
import { listNewJobs, selectJobs } from "./select-jobs.ts";

const HOUR = 3_600_000;
const since = fc.integer({ min: 0, max: 6 }).map((hours) => new Date(NOW.getTime() - hours * HOUR));

describe("the new jobs of an index", () => {
  it("are the open jobs first seen after a given time, and answer queries like an index of them alone", () => {
    fc.assert(
      fc.property(arbitraryBoard, since, manyFilters, (board, after, asked) => {
        const index = openJobIndex(board.segments);
        const docs = listNewJobs(index, after, NOW);
        const news = board.jobs.filter((job) => isListed(job, NOW) && job.first_seen_at > after);
        expect(readJobIds(index, docs).toSorted()).toEqual(
          news.map((job): string => job.firestoreId).toSorted(),
        );
        const alone = selectJobs(index, docs);
        for (const filters of asked) {
          expect(askIndex(alone, filters).ids).toEqual(askPlainly(news, filters).ids);
        }
      }),
    );
  });
});
