import * as z from "zod/mini";

const Listed = z.array(z.unknown());
const Counted = z.union([
  z.pipe(
    z.object({ result: z.object({ jobs: Listed }) }),
    z.transform(({ result }) => result.jobs.length),
  ),
  z.pipe(
    z.object({ jobs: Listed }),
    z.transform(({ jobs }) => jobs.length),
  ),
  z.pipe(
    z.object({ items: Listed }),
    z.transform(({ items }) => items.length),
  ),
]);

/**
 * The number of jobs in a response of a callable, `/api/jobs`, a feed or a page with cards.
 *
 * @example countJobs('{"result":{"jobs":[{},{}]}}'); // => 2
 * @example countJobs("<rss><channel><item></item></channel></rss>"); // => 1
 */
export function countJobs(answer: string): number {
  if (answer.startsWith("{")) return z.parse(Counted, JSON.parse(answer));
  return [...answer.matchAll(/<item>|<article class="job-entry/g)].length;
}
