import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";

import { DatePosted, JobFilters, LocationFilter } from "../../filter/job-filters.ts";
import { matchesFilters } from "../../filter/matches-filters.ts";
import { JobCategory } from "../../job/category.ts";
import { isOpen } from "../../job/is-open.ts";
import { JobType } from "../../job/job-type.ts";
import type { Job, JobCard } from "../../job/job.ts";
import { makePay } from "../../pay/annual-pay.ts";
import { arbitraryFilters, arbitraryJobs, NOW } from "../../testing/arbitrary-job.ts";
import { buildJob } from "../../testing/build-job.ts";
import { findJobsPlainly } from "../../testing/find-jobs-plainly.ts";
import type { JobIndex } from "./job-index.ts";
import { buildJobIndex } from "./open-job-index.ts";
import { queryJobIndex } from "./query-job-index.ts";
import { readJobCards } from "./read-jobs.ts";

const filters = (stated: z.input<typeof JobFilters> = {}) => z.parse(JobFilters, stated);
function ask(index: JobIndex, stated: JobFilters, page: number, pageSize: number) {
  const { docs, facets, ...totals } = queryJobIndex(index, { filters: stated, page, pageSize }, NOW);
  if (!facets) throw new Error("the answer has no facets");
  return { jobs: readJobCards(index, docs), facets, ...totals };
}
const find = (jobs: readonly Job[], stated: JobFilters = filters(), page = 1, pageSize = 15) =>
  ask(buildJobIndex(jobs), stated, page, pageSize);
const ids = (jobs: readonly JobCard[]) => jobs.map((job) => job.firestoreId);
const posted = (sourceId: string, date: string, more: Partial<Job> = {}) =>
  buildJob({ ...more, sourceId, publication_date: new Date(date) });

describe("queryJobIndex", () => {
  it("lists the newest first, and of one moment the lower id first", () => {
    const jobs = [posted("b", "2026-02-01"), posted("new", "2026-02-02"), posted("a", "2026-02-01")];
    expect(ids(find(jobs).jobs)).toEqual(["remotive-new", "remotive-a", "remotive-b"]);
  });

  it("lists the best answer to a search first, however old", () => {
    const jobs = [
      posted("tagged", "2026-02-02", { tags: ["rust"] }),
      posted("titled", "2026-01-01", { title: "Rust Engineer" }),
    ];
    expect(ids(find(jobs, filters({ search: "rust" })).jobs)).toEqual(["remotive-titled", "remotive-tagged"]);
  });

  it("leaves out jobs that are closed or past their expiry", () => {
    const jobs = [
      buildJob({ sourceId: "open" }),
      buildJob({ sourceId: "closed", closed_at: NOW }),
      buildJob({ sourceId: "expired", expires_at: NOW }),
    ];
    expect(find(jobs)).toMatchObject({ totalJobs: 1, jobs: [{ sourceId: "open" }] });
  });

  it("gives one page at least, and an empty one with right totals past the end", () => {
    expect(find([])).toMatchObject({ jobs: [], totalJobs: 0, totalPages: 1 });
    expect(find([buildJob()], filters(), 9)).toMatchObject({ jobs: [], totalJobs: 1, totalPages: 1 });
  });

  it("counts the filters' alternatives without the filter itself", () => {
    const jobs = [
      buildJob({ sourceId: "1", job_type: "contract" }),
      buildJob({ sourceId: "2", job_type: "full_time" }),
      buildJob({ sourceId: "3", job_type: "full_time", category: "design" }),
    ];
    const { facets } = find(jobs, filters({ job_type: ["contract"], categories: ["software-development"] }));
    expect(facets.job_type).toEqual([
      { value: "contract", count: 1 },
      { value: "full_time", count: 1 },
    ]);
    expect(facets.categories).toEqual([{ value: "software-development", count: 1 }]);
  });

  it("lists the places postings name, the jobs open to all among them, and the two that are no places", () => {
    const jobs = [
      buildJob({ sourceId: "1", place: { scope: "restricted", countries: ["DE"], regions: ["latam"] } }),
      buildJob({ sourceId: "2", place: { scope: "restricted", countries: [], regions: ["europe"] } }),
      buildJob({ sourceId: "3" }),
      buildJob({ sourceId: "4", place: { scope: "unknown", countries: [], regions: [] } }),
    ];
    expect(find(jobs).facets.location).toEqual([
      { value: "DE", count: 3 },
      { value: "europe", count: 3 },
      { value: "latam", count: 2 },
      { value: "unstated", count: 1 },
      { value: "worldwide", count: 1 },
    ]);
  });

  it("counts pay as the filter compares it, in one currency or as it stands, and the jobs that state none", () => {
    const paid = (sourceId: string, max: number, currency: string) => {
      const pay = makePay({ max, currency, period: "year", origin: "parsed" });
      return buildJob(pay ? { sourceId, pay } : { sourceId });
    };
    const jobs = [paid("1", 60_000, "USD"), paid("2", 90_000, "EUR"), buildJob({ sourceId: "3" })];
    const count = (stated: JobFilters, value: string) =>
      find(jobs, stated).facets.salary.find((entry) => entry.value === value)?.count;
    expect(count(filters(), "60000")).toBe(2);
    expect(count(filters({ salary: { currency: "USD" } }), "60000")).toBe(1);
    expect(count(filters({ salary: { currency: "EUR" } }), "80000")).toBe(1);
    expect(count(filters(), "unstated")).toBe(1);
  });

  it("counts a job once in a tag it carries twice", () => {
    expect(find([buildJob({ tags: ["go", "go"] })]).facets.tags).toEqual([{ value: "go", count: 1 }]);
  });

  it("lists thirty tags, and the chosen one even when nothing has it", () => {
    const tags = Array.from({ length: 40 }, (_, at) => `tag-${String(at).padStart(2, "0")}`);
    const { facets } = find([buildJob({ tags })], filters({ tags: ["tag-39", "unheard-of"] }));
    expect(facets.tags).toHaveLength(32);
    expect(facets.tags.slice(-2)).toEqual([
      { value: "tag-39", count: 1 },
      { value: "unheard-of", count: 0 },
    ]);
  });
});

describe("queryJobIndex, for any jobs and filters", () => {
  it("finds exactly the open jobs that matchesFilters lets through", () => {
    fc.assert(
      fc.property(arbitraryJobs, arbitraryFilters, (jobs, stated) => {
        const expected = jobs.filter((job) => isOpen(job, NOW) && matchesFilters(job, stated, NOW));
        const found = find(jobs, stated, 1, 50);
        expect(ids(found.jobs).toSorted()).toEqual(ids(expected).toSorted());
        expect(found.totalJobs).toBe(expected.length);
      }),
      { numRuns: 500 },
    );
  });

  it("fills the second page with the jobs after the first page's", () => {
    const jobs = ["1", "2", "3", "4", "5"].map((id) => buildJob({ sourceId: id }));
    expect(find(jobs, filters(), 2, 2)).toMatchObject({
      totalPages: 3,
      jobs: [{ sourceId: "3" }, { sourceId: "4" }],
    });
    expect(find(jobs, filters(), 3, 2).jobs).toHaveLength(1);
  });

  it("lays pages end to end, none overlapping and no job missed", () => {
    fc.assert(
      fc.property(
        arbitraryJobs,
        arbitraryFilters,
        fc.integer({ min: 1, max: 7 }),
        (jobs, stated, pageSize) => {
          const { totalPages } = find(jobs, stated, 1, pageSize);
          const pages = Array.from(
            { length: totalPages },
            (_, at) => find(jobs, stated, at + 1, pageSize).jobs,
          );
          expect(ids(pages.flat())).toEqual(ids(find(jobs.toReversed(), stated, 1, 50).jobs));
        },
      ),
    );
  });

  it("answers as the plain scan does", () => {
    fc.assert(
      fc.property(arbitraryJobs, arbitraryFilters, (jobs, stated) => {
        const { rescue: _, suggestion: __, ...found } = find(jobs, stated, 1, 50);
        const plain = findJobsPlainly(jobs, { filters: stated, page: 1, pageSize: 50 }, NOW);
        expect({ ...found, jobs: ids(found.jobs) }).toEqual({ ...plain, jobs: ids(plain.jobs) });
      }),
      { numRuns: 2000 },
    );
  });

  it("counts in every facet just the jobs that choosing that value alone would show", () => {
    fc.assert(
      fc.property(arbitraryJobs, arbitraryFilters, (jobs, stated) => {
        const { facets } = find(jobs, stated);
        const counted = choices(stated).flatMap(({ facet, choose }) =>
          facets[facet]
            .filter(({ value }) => facet !== "salary" || value !== "unstated")
            .map(({ value, count }) => ({ facet, value, count, shown: find(jobs, choose(value)).totalJobs })),
        );
        expect(counted.filter(({ count, shown }) => count !== shown)).toEqual([]);
      }),
    );
  });

  it("counts as unstated pay the jobs left when pay is no filter and none is stated", () => {
    fc.assert(
      fc.property(arbitraryJobs, arbitraryFilters, (jobs, stated) => {
        const free: JobFilters = { ...stated, salary: { includeUnstated: false } };
        const unpaid = jobs.filter((job) => job.pay === undefined);
        const unstated = find(jobs, stated).facets.salary.at(-1);
        expect(unstated).toEqual({ value: "unstated", count: find(unpaid, free).totalJobs });
      }),
    );
  });
});

function choices(stated: JobFilters) {
  const { currency } = stated.salary;
  return [
    { facet: "job_type", choose: (value: string) => ({ ...stated, job_type: [z.parse(JobType, value)] }) },
    {
      facet: "categories",
      choose: (value: string) => ({ ...stated, categories: [z.parse(JobCategory, value)] }),
    },
    {
      facet: "location",
      choose: (value: string) => ({ ...stated, location: [z.parse(LocationFilter, value)] }),
    },
    { facet: "tags", choose: (value: string) => ({ ...stated, tags: [value] }) },
    {
      facet: "date_posted",
      choose: (value: string) => ({ ...stated, date_posted: z.parse(DatePosted, value) }),
    },
    {
      facet: "salary",
      choose: (value: string) => ({
        ...stated,
        salary: { ...(currency && { currency }), min: Number(value), includeUnstated: false },
      }),
    },
  ] as const;
}
