import * as fc from "fast-check";
import * as z from "zod/mini";

import { SafeHtml } from "../html/safe-html.ts";
import type { Job } from "../job/job.ts";
import { type Board, makeBoard } from "./arbitrary-board.ts";
import { arbitraryJob } from "./arbitrary-job.ts";
import { buildJob } from "./build-job.ts";

const VERSIONS = 5000;
const JOBS = 3000;

/**
 * A deterministic board of a few thousand jobs, large enough to trigger the special cases of an index for many jobs
 * (words of most jobs, thousands of words of a single job). Its second half comes in three segments that also replace,
 * close and remove earlier jobs.
 */
export function makeLargeBoard(): Board {
  const versions = fc.sample(arbitraryJob, { seed: 20_261_121, numRuns: VERSIONS }).map(liven);
  const gone = (step: number) => Array.from({ length: 40 }, (_, at) => at * step);
  return makeBoard(versions.slice(0, 2601), [
    [versions.slice(2601, 3000), gone(7)],
    [versions.slice(3000, 4201), gone(13)],
    [versions.slice(4201), gone(29)],
  ]);
}

/** Gives a job a new id or that of an earlier job, rare words, and one that most jobs have. */
function liven(job: Job, at: number): Job {
  const rare = `<p>zebra${at % 2900} zeal${at % 3100} zest${(at * 17) % 1000}</p>`;
  const common = at % 3 === 0 ? "" : "<p>benefits include holidays</p>";
  const { firestoreId: _, ...version } = job;
  return buildJob({
    ...version,
    sourceId: String(at < JOBS ? at : (at * 7919) % JOBS),
    description: z.parse(SafeHtml, `${job.description}${common}${rare}`),
  });
}
