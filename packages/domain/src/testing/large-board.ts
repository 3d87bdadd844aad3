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
 * A board of some thousand jobs, the same each time: large enough for what an index does otherwise where many jobs
 * have something (words of most jobs, words of one job by the thousand). Its second half came in three
 * segments that also replace, close and remove jobs of those before.
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

/** An id of its own, or of an earlier job; words that hardly another job has, and one that most have. */
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
