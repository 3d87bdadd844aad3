import { setImmediate } from "node:timers/promises";

import * as fc from "fast-check";
import { expect, it, vi } from "vitest";

import { pacePublication } from "../ingest/pace-publication.ts";
import { cacheIndex } from "./cache-index.ts";

const SECOND = 1000;
// The rest of the minute: see `cache-index.ts`.
const SLICE = 3 * SECOND;
const PUBLICATION = 7 * SECOND;

const fail = (error: unknown) => {
  throw error;
};

interface Event {
  readonly at: number;
  /** The number of jobs from then on. */
  readonly jobs: number;
}

/** A poll that commits a job per batch, with the times of commits and publications. */
async function poll(gaps: readonly number[]): Promise<{ commits: Event[]; publications: Event[] }> {
  let now = 0;
  const commits: Event[] = [];
  const publications: Event[] = [];
  const publish = async () => {
    const jobs = commits.length;
    now += PUBLICATION;
    publications.push({ at: now, jobs });
  };
  const publishIfDue = pacePublication(publish, { clock: () => now, onFailed: fail });
  for (const gap of gaps) {
    now += gap;
    commits.push({ at: now, jobs: commits.length + 1 });
    await publishIfDue();
  }
  await publish();
  return { commits, publications };
}

const jobsAt = (events: readonly Event[], time: number) => events.findLast(({ at }) => at <= time)?.jobs ?? 0;

it("finds every job within a minute of its commit, whenever jobs and requests arrive, if publications succeed", async () => {
  const commitGaps = fc.array(fc.integer({ min: 1, max: SLICE }), { minLength: 40, maxLength: 80 });
  const requestGaps = fc.array(fc.integer({ min: 1, max: 45 * SECOND }), { minLength: 5, maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(commitGaps, requestGaps, async (betweenCommits, betweenRequests) => {
      const { commits, publications } = await poll(betweenCommits);
      let now = 0;
      const load = vi.fn<() => Promise<{ status: "loaded"; index: number }>>(async () => ({
        status: "loaded",
        index: jobsAt(publications, now),
      }));
      const rebuild = () => Promise.reject(new Error("Nothing is missing."));
      const pause = () => new Promise<void>(() => {});
      const options = { clock: () => now, recheckMs: 30 * SECOND, pause, onFailed: fail };
      const read = cacheIndex({ load, rebuild }, options);
      for (const gap of betweenRequests) {
        // Background work has finished.
        await setImmediate();
        now += gap;
        expect(await read()).toBeGreaterThanOrEqual(jobsAt(commits, now - 60 * SECOND));
      }
      // At most every 30 s, and once at the start.
      expect(load.mock.calls.length).toBeLessThanOrEqual(1 + now / (30 * SECOND));
    }),
  );
});
