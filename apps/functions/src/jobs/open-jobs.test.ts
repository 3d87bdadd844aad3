import type { Job } from "@farwork/domain";
import { buildJob } from "@farwork/domain/testing";
import { expect, it, vi } from "vitest";

import { createOpenJobs } from "./open-jobs.ts";

/** A catalogue under the test's hand; `loads` counts readings of the jobs. */
function fakeCatalogue(version: string | undefined, jobs: readonly Job[]) {
  const readOpenJobs = vi.fn(async () => catalogue.jobs);
  const catalogue = { version, jobs, readOpenJobs, readVersion: async () => catalogue.version };
  return catalogue;
}

const first = buildJob({ sourceId: "1" });
const second = buildJob({ sourceId: "2" });

it("reads the jobs once while the catalogue stays as it is", async () => {
  const catalogue = fakeCatalogue("1", [first]);
  const readOpenJobs = createOpenJobs(catalogue);
  expect(await readOpenJobs()).toEqual([first]);
  expect(await readOpenJobs()).toEqual([first]);
  expect(catalogue.readOpenJobs).toHaveBeenCalledTimes(1);
});

it("shows the new jobs on the first call after the catalogue moved", async () => {
  const catalogue = fakeCatalogue("1", [first]);
  const readOpenJobs = createOpenJobs(catalogue);
  await readOpenJobs();
  catalogue.version = "2";
  catalogue.jobs = [first, second];
  expect(await readOpenJobs()).toEqual([first, second]);
});

it("shares one reading among calls that arrive together", async () => {
  const catalogue = fakeCatalogue("1", [first]);
  const readOpenJobs = createOpenJobs(catalogue);
  expect(await Promise.all([readOpenJobs(), readOpenJobs(), readOpenJobs()])).toEqual([
    [first],
    [first],
    [first],
  ]);
  expect(catalogue.readOpenJobs).toHaveBeenCalledTimes(1);
});

it("tries again after a reading failed", async () => {
  const catalogue = fakeCatalogue("1", [first]);
  catalogue.readOpenJobs.mockRejectedValueOnce(new Error("unavailable"));
  const readOpenJobs = createOpenJobs(catalogue);
  await expect(readOpenJobs()).rejects.toThrow("unavailable");
  expect(await readOpenJobs()).toEqual([first]);
});

it("keeps nothing before anything was ingested", async () => {
  const catalogue = fakeCatalogue(undefined, []);
  const readOpenJobs = createOpenJobs(catalogue);
  expect(await readOpenJobs()).toEqual([]);
  catalogue.jobs = [first];
  expect(await readOpenJobs()).toEqual([first]);
});

it("tells how many jobs it read, once a version", async () => {
  const onLoaded = vi.fn<(jobs: number, version: string) => void>();
  const readOpenJobs = createOpenJobs({ ...fakeCatalogue("7", [first, second]), onLoaded });
  await readOpenJobs();
  await readOpenJobs();
  expect(onLoaded.mock.calls).toEqual([[2, "7"]]);
});
