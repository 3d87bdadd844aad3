import { describe, expect, it } from "vitest";

import type { JobFilters } from "../../filter/job-filters.ts";
import type { Job, JobCard } from "../../job/job.ts";
import { makePay } from "../../pay/annual-pay.ts";
import { NOW } from "../../testing/arbitrary-job.ts";
import { filtersOf as filters } from "../../testing/ask-index.ts";
import { buildJob } from "../../testing/build-job.ts";
import { buildJobSegment } from "./build-segment.ts";
import { buildJobIndex, openJobIndex } from "./open-job-index.ts";
import { queryJobIndex } from "./query-job-index.ts";
import { readJobCards, readJobIds } from "./read-jobs.ts";

function find(jobs: readonly Job[], stated: JobFilters = filters(), page = 1, pageSize = 15) {
  const index = buildJobIndex(jobs);
  const { docs, facets, ...totals } = queryJobIndex(index, { filters: stated, page, pageSize }, NOW);
  if (!facets) throw new Error("the answer has no facets");
  return { jobs: readJobCards(index, docs), facets, ...totals };
}
const ids = (jobs: readonly JobCard[]) => jobs.map((job) => job.firestoreId);
const posted = (sourceId: string, date: string, more: Partial<Job> = {}) =>
  buildJob({ ...more, sourceId, publication_date: new Date(date) });

describe("queryJobIndex", () => {
  it("lists the newest first, ties by ascending id", () => {
    const jobs = [posted("b", "2026-02-01"), posted("new", "2026-02-02"), posted("a", "2026-02-01")];
    expect(ids(find(jobs).jobs)).toEqual(["remotive-new", "remotive-a", "remotive-b"]);
  });

  it("treats names of object properties like any other word", () => {
    const jobs = [posted("builder", "2026-02-02", { title: "Constructor" }), posted("other", "2026-02-01")];
    expect(ids(find(jobs, filters({ search: "constructor" })).jobs)).toEqual(["remotive-builder"]);
    expect(find(jobs, filters({ search: "__proto__" })).totalJobs).toBe(0);
  });

  it("lists the best match first, however old", () => {
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

  it("has at least one page, and an empty one with correct totals past the end", () => {
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

  it("lists the places that postings name, including worldwide jobs in their counts, and the two non-places", () => {
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

  it("counts pay as the filter compares it, in the chosen currency or dollars, and jobs without pay", () => {
    const paid = (sourceId: string, max: number, currency: string) => {
      const pay = makePay({ max, currency, period: "year", origin: "parsed" });
      return buildJob(pay ? { sourceId, pay } : { sourceId });
    };
    const jobs = [paid("1", 60_000, "USD"), paid("2", 90_000, "EUR"), buildJob({ sourceId: "3" })];
    const count = (stated: JobFilters, value: string) =>
      find(jobs, stated).facets.salary.find((entry) => entry.value === value)?.count;
    expect(count(filters(), "100000")).toBe(1);
    expect(count(filters({ salary: { currency: "USD" } }), "100000")).toBe(1);
    expect(count(filters({ salary: { currency: "EUR" } }), "60000")).toBe(1);
    expect(count(filters({ salary: { currency: "EUR" } }), "40000")).toBe(2);
    expect(count(filters(), "unstated")).toBe(1);
    expect(count(filters({ salary: { currency: "NGN" } }), "unstated")).toBe(3);
  });

  it("applies new rates without rebuilding the index", () => {
    const pay = makePay({ max: 60_000, currency: "USD", period: "year", origin: "parsed" });
    const index = buildJobIndex([buildJob(pay ? { pay } : {})]);
    const query = { filters: filters({ salary: { min: 50_000, currency: "EUR" } }), page: 1, pageSize: 15 };
    const rates = (perDollar: number) => ({ date: "2026-01-02", perEuro: { EUR: 1, USD: perDollar } });
    expect(queryJobIndex(index, { ...query, rates: rates(1.1) }, NOW).totalJobs).toBe(1);
    expect(queryJobIndex(index, { ...query, rates: rates(1.3) }, NOW).totalJobs).toBe(0);
  });

  it("counts a job once for a tag it has twice", () => {
    expect(find([buildJob({ tags: ["go", "go"] })]).facets.tags).toEqual([{ value: "go", count: 1 }]);
  });

  it("lists the thirty most frequent tags, ties by name, whatever the input order", () => {
    const name = (at: number) => `tag-${String(at).padStart(2, "0")}`;
    const all = Array.from({ length: 40 }, (_, at) => name(39 - at));
    const jobs = [
      buildJob({ sourceId: "1", tags: all }),
      buildJob({ sourceId: "2", tags: [name(35), name(31)] }),
    ];
    const { tags } = find(jobs).facets;
    expect(tags.slice(0, 3)).toEqual([
      { value: "tag-31", count: 2 },
      { value: "tag-35", count: 2 },
      { value: "tag-00", count: 1 },
    ]);
    expect(tags.map(({ value }) => value).slice(2)).toEqual(Array.from({ length: 28 }, (_, at) => name(at)));
  });

  it("lists chosen tags as well, however they are spelled and even if no job has them", () => {
    const tags = Array.from({ length: 40 }, (_, at) => `tag-${String(at).padStart(2, "0")}`);
    const stated = filters({ tags: ["Tag 39", "tag-39", "tag-00", "unheard-of"] });
    const { facets } = find([buildJob({ tags })], stated);
    expect(facets.tags).toHaveLength(32);
    expect(facets.tags.slice(-2)).toEqual([
      { value: "tag-39", count: 1 },
      { value: "unheard-of", count: 0 },
    ]);
  });

  it("lists chosen job types, categories and places that no job has", () => {
    const stated = filters({ job_type: ["contract"], categories: ["design"], location: ["AQ", "unstated"] });
    const { facets } = find([buildJob()], stated);
    expect(facets.job_type).toEqual([{ value: "contract", count: 0 }]);
    expect(facets.categories).toEqual([{ value: "design", count: 0 }]);
    // The location filter excludes the only job.
    expect(facets.location.map(({ value }) => value)).toEqual(["AQ", "unstated", "worldwide"]);
  });

  it("counts the jobs of its regions for a chosen place that no posting names", () => {
    const europe = buildJob({ place: { scope: "restricted", countries: [], regions: ["europe"] } });
    const { location } = find([europe], filters({ location: ["FR"] })).facets;
    expect(location.slice(0, 2)).toEqual([
      { value: "FR", count: 1 },
      { value: "europe", count: 1 },
    ]);
  });

  it("puts each job's highest pay into one bin of the histogram, the last one open-ended", () => {
    const paid = (sourceId: string, max: number) => {
      const pay = makePay({ max, currency: "USD", period: "year", origin: "parsed" });
      return buildJob(pay ? { sourceId, pay } : { sourceId });
    };
    const jobs = [paid("1", 59_999), paid("2", 60_000), paid("3", 69_999), paid("4", 900_000), buildJob()];
    const drawn = find(jobs).facets.salary_histogram.filter(({ count }) => count > 0);
    expect(drawn).toEqual([
      { from: 50_000, count: 1 },
      { from: 60_000, count: 2 },
      { from: 250_000, count: 1 },
    ]);
  });

  it("counts how many jobs with pay state no period or no currency", () => {
    const stated = { max: 60_000, currency: "USD", period: "year", origin: "structured" } as const;
    const told = [
      {},
      { periodAssumed: true },
      { currencyAssumed: true },
      { max: 1, periodAssumed: true },
    ] as const;
    const jobs = told.flatMap((more, at) => {
      const pay = makePay({ ...stated, ...more });
      return pay ? [buildJob({ sourceId: String(at), pay })] : [];
    });
    expect(find(jobs).facets.salary_assumed).toBe(2);
  });

  it("counts pay in steps that suit the currency", () => {
    const pay = makePay({ max: 2_400_000, currency: "INR", period: "year", origin: "parsed" });
    const { facets } = find([buildJob(pay ? { pay } : {})], filters({ salary: { currency: "INR" } }));
    expect(facets.salary.slice(0, 3)).toEqual([
      { value: "2000000", count: 1 },
      { value: "4000000", count: 0 },
      { value: "6000000", count: 0 },
    ]);
    expect(facets.salary_histogram.filter(({ count }) => count > 0)).toEqual([{ from: 2_000_000, count: 1 }]);
    expect(facets.salary_histogram.at(-1)?.from).toBe(25_000_000);
  });

  it("leaves facets out unless asked for", () => {
    const query = { filters: filters(), page: 1, pageSize: 15, facets: false };
    expect(queryJobIndex(buildJobIndex([buildJob()]), query, NOW)).toEqual({
      docs: [0],
      totalJobs: 1,
      totalPages: 1,
      totalHidden: 0,
    });
  });

  it("fills the second page with the jobs after the first page's", () => {
    const jobs = ["1", "2", "3", "4", "5"].map((id) => buildJob({ sourceId: id }));
    expect(find(jobs, filters(), 2, 2)).toMatchObject({
      totalPages: 3,
      jobs: [{ sourceId: "3" }, { sourceId: "4" }],
    });
    expect(find(jobs, filters(), 3, 2).jobs).toHaveLength(1);
  });

  it("returns documents that can only be read from the same index", () => {
    const index = openJobIndex([
      buildJobSegment([buildJob()]),
      buildJobSegment([buildJob({ sourceId: "2" })]),
    ]);
    expect(readJobIds(index, [32, 0])).toEqual(["remotive-2", "remotive-1"]);
    // Segments start at multiples of 32, with unused numbers between them.
    for (const doc of [1, 31, 33, 64, -1]) {
      expect(() => readJobIds(index, [doc])).toThrow(RangeError);
      expect(() => readJobCards(index, [doc])).toThrow(RangeError);
    }
  });
});

describe("excluded values", () => {
  it("stay listed beside their alternatives, counted as if they were not excluded", () => {
    const jobs = [
      buildJob({ sourceId: "1", job_type: "contract" }),
      buildJob({ sourceId: "2", job_type: "full_time" }),
    ];
    const { facets, totalJobs } = find(jobs, filters({ exclude: { job_type: ["contract", "internship"] } }));
    expect(totalJobs).toBe(1);
    expect(facets.job_type).toEqual([
      { value: "contract", count: 1 },
      { value: "full_time", count: 1 },
      { value: "internship", count: 0 },
    ]);
  });
});
