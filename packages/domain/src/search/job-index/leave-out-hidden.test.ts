import { describe, expect, it } from "vitest";

import type { JobFilters } from "../../filter/job-filters.ts";
import type { Job } from "../../job/job.ts";
import { askIndex, filtersOf } from "../../testing/ask-index.ts";
import { buildJob } from "../../testing/build-job.ts";
import { buildJobSegment } from "./build-segment.ts";
import { buildJobIndex, openJobIndex } from "./open-job-index.ts";

const posted = (sourceId: string, more: Partial<Job> = {}) =>
  buildJob({ ...more, sourceId, publication_date: new Date(`2026-02-0${sourceId}`) });
const jobs = [
  posted("1", { company_name: "Acme, Inc." }),
  posted("2", { company_name: "ACME INC", job_type: "contract" }),
  posted("3", { company_name: "Globex" }),
  posted("4", { company_name: "🎉" }),
];
const idsOf = (some: readonly Job[]) => some.map(({ firestoreId }) => firestoreId);
const ask = (
  hidden: { jobs?: readonly Job[]; companies?: string[] },
  filters: JobFilters = filtersOf(),
  index = buildJobIndex(jobs),
) => {
  const entries = { jobs: idsOf(hidden.jobs ?? []), companies: hidden.companies ?? [] };
  return askIndex(index, filters, { pageSize: 2, hidden: entries });
};

describe("what a person hides", () => {
  it("is left out of the list, whose pages stay full, and of the facets, and is counted separately", () => {
    const answer = ask({ jobs: jobs.slice(2, 3) });
    expect(answer).toMatchObject({
      ids: ["remotive-4", "remotive-2"],
      totalJobs: 3,
      totalPages: 2,
      totalHidden: 1,
    });
    expect(answer.facets.date_posted[0]).toEqual({ value: "any", count: 3 });
  });

  it("is counted only if it passes the filters", () => {
    const hidden = { companies: ["acme-inc", "unheard-of"] };
    expect(ask(hidden).totalHidden).toBe(2);
    expect(ask(hidden, filtersOf({ job_type: ["contract"] }))).toMatchObject({
      totalJobs: 0,
      totalHidden: 1,
    });
    expect(ask(hidden, filtersOf({ search: "globex" }))).toMatchObject({ totalJobs: 1, totalHidden: 0 });
    expect(ask(hidden, filtersOf({ search: "acme" }))).toMatchObject({ totalJobs: 0, totalHidden: 2 });
  });

  it("is counted once, however often it is hidden", () => {
    expect(ask({ jobs: jobs.slice(0, 2), companies: ["acme-inc"] }).totalHidden).toBe(2);
  });

  it("is not counted once it is closed, nor in the version that a newer one replaced", () => {
    const changed = posted("1", { company_name: "Initech" });
    const index = openJobIndex([buildJobSegment(jobs), buildJobSegment([changed], idsOf(jobs.slice(2, 3)))]);
    expect(ask({ jobs: jobs.slice(2, 3) }, filtersOf(), index)).toMatchObject({
      totalJobs: 3,
      totalHidden: 0,
    });
    expect(ask({ jobs: [changed] }, filtersOf(), index)).toMatchObject({ totalJobs: 2, totalHidden: 1 });
    expect(ask({ companies: ["acme-inc"] }, filtersOf(), index)).toMatchObject({
      totalJobs: 2,
      totalHidden: 1,
    });
  });
});
