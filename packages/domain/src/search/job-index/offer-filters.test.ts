import * as fc from "fast-check";
import { expect, it } from "vitest";

import { acceptOffer } from "../../filter/accept-offer.ts";
import type { Job } from "../../job/job.ts";
import { arbitraryBoard } from "../../testing/arbitrary-board.ts";
import { manyFilters } from "../../testing/arbitrary-filters.ts";
import { NOW } from "../../testing/arbitrary-job.ts";
import { askPlainly, filtersOf } from "../../testing/ask-index.ts";
import { buildJob } from "../../testing/build-job.ts";
import type { JobIndex } from "./job-index.ts";
import { buildJobIndex, openJobIndex } from "./open-job-index.ts";
import { queryJobIndex } from "./query-job-index.ts";

const index = buildJobIndex([
  buildJob({ sourceId: "1", title: "Math Tutor", job_type: "part_time" }),
  buildJob({ sourceId: "2", title: "French Tutor", job_type: "part_time", tags: ["french"] }),
  buildJob({ sourceId: "3", title: "Part-time French Tutor", job_type: "full_time", tags: ["french"] }),
]);
const answer = (asked: JobIndex, search: string, stated = {}) =>
  queryJobIndex(
    asked,
    { filters: filtersOf({ search, ...stated }), page: 1, pageSize: 5, offers: true },
    NOW,
  );
const ask = (search: string, stated = {}) => answer(index, search, stated).offers;

it("offers a word that is a filter value, with the number of jobs that filter finds", () => {
  expect(ask("part time tutor")).toEqual([
    { filter: "job_type", value: "part_time", search: "tutor", totalJobs: 2 },
  ]);
});

it("counts an offer's jobs under the other filters", () => {
  expect(ask("tutor part-time", { tags: ["french"] })).toEqual([
    { filter: "job_type", value: "part_time", search: "tutor", totalJobs: 1 },
  ]);
});

it("offers nothing that finds no job or is already chosen", () => {
  expect(ask("freelance tutor")).toEqual([]);
  expect(ask("part time tutor", { job_type: ["part_time"] })).toEqual([]);
});

const welder = buildJob({
  sourceId: "1",
  title: "Welder",
  place: { scope: "restricted", countries: ["BR"], regions: [] },
  seniority: "senior",
  job_type: "part_time",
  publication_date: NOW,
});
const offersOf = (jobs: readonly Job[], search: string, stated = {}) =>
  answer(buildJobIndex(jobs), search, stated).offers;

it("offers words of several filters together first, if no text has them", () => {
  const part = { filter: "job_type", value: "part_time" };
  const senior = { filter: "seniority", value: "senior" };
  const brazil = { filter: "location", value: "BR", also: [part, senior], search: "welder", totalJobs: 1 };
  expect(offersOf([welder], "brazil part time senior welder")).toEqual([brazil]);
  expect(offersOf([welder], "jobs in brazil today")).toMatchObject([
    { value: "BR", also: [{ filter: "date_posted", value: "24h" }], search: "", totalJobs: 1 },
  ]);
  expect(offersOf([welder], "brazil over 100k")).toEqual([]);
});

it("offers each filter alone as well if the other words are found in texts", () => {
  const titled = buildJob({ sourceId: "2", title: "Senior Welder", job_type: "part_time" });
  const told = buildJob({ sourceId: "3", title: "Part-time Welder", seniority: "senior" });
  const offers = offersOf([welder, titled, told], "senior part time welder");
  expect(offers?.map(({ value, also, totalJobs }) => [value, also?.length, totalJobs])).toEqual([
    ["senior", 1, 1],
    ["senior", undefined, 2],
    ["part_time", undefined, 1],
  ]);
});

it("does not combine two values of one filter, or a filter that is already chosen", () => {
  const titled = { ...welder, title: "Senior Welder" };
  expect(offersOf([titled], "senior brazil part time", { seniority: ["senior"] })?.[0]).toEqual({
    filter: "location",
    value: "BR",
    also: [{ filter: "job_type", value: "part_time" }],
    search: "senior",
    totalJobs: 1,
  });
  expect(offersOf([welder], "brazil germany senior welder")).toEqual([]);
});

it("offers an internship with a place as the level as well if that finds more jobs", () => {
  const intern = buildJob({
    sourceId: "2",
    title: "Design Trainee",
    seniority: "intern",
    place: { scope: "restricted", countries: ["DE"], regions: [] },
  });
  const [together] = offersOf([intern], "germany internship") ?? [];
  expect(together).toMatchObject({ value: "DE", also: [{ filter: "seniority", value: "intern" }] });
});

it("offers an internship as the intern level as well if that finds more jobs", () => {
  const internship = { filter: "job_type", value: "internship", search: "", totalJobs: 1 };
  const intern = { filter: "seniority", value: "intern", search: "", totalJobs: 2 };
  const stated = buildJob({ sourceId: "1", job_type: "internship", seniority: "intern" });
  const titled = buildJob({ sourceId: "2", title: "Design Intern", seniority: "intern" });
  expect(offersOf([stated, titled], "internship")).toEqual([internship, intern]);
  expect(offersOf([stated, titled], "intern")).toEqual([internship, intern]);
  expect(offersOf([stated], "internship")).toEqual([internship]);
  expect(offersOf([titled], "internship")).toEqual([{ ...intern, totalJobs: 1 }]);
});

it("offers a company next to other words unless its name is mostly a common word", () => {
  const of = (company_name: string, title: string) =>
    buildJob({ sourceId: company_name, company_name, title });
  const companies = buildJobIndex([
    of("Gitlab", "Sales Manager"),
    of("Branch", "Sales Manager"),
    of("Mill", "Branch Manager"),
    of("Bank", "Branch Manager"),
  ]);
  const values = (search: string) => answer(companies, search).offers?.map(({ value }) => value);
  expect(values("gitlab manager")).toEqual(["gitlab"]);
  expect(values("branch manager")).toEqual([]);
  expect(values("branch")).toEqual(["branch"]);
  expect(values("branch jobs")).toEqual(["branch"]);
});

it("suggests the search without a filter's words if nothing is found, with its count", () => {
  expect(answer(index, "math tutor junior").suggestion).toEqual({ search: "math tutor", totalJobs: 1 });
  expect(answer(index, "tutor germany junior today").suggestion).toEqual({ search: "tutor", totalJobs: 3 });
  // Words that find something as filters are offered as filters.
  expect(answer(index, "math tutor germany")).toMatchObject({ totalJobs: 0, offers: [{ totalJobs: 1 }] });
  expect(answer(index, "math tutor germany").suggestion).toBeUndefined();
  expect(offersOf([welder], "welder brazil today")).toHaveLength(1);
  expect(answer(buildJobIndex([welder]), "welder brazil today").suggestion).toBeUndefined();
  expect(answer(index, "juggler junior").suggestion).toBeUndefined();
});

it("finds as many jobs as an accepted offer promised, for any jobs and filters", () => {
  const word = fc.constantFrom(
    "senior",
    "jobs in brazil",
    "dach",
    "contract",
    "100k",
    "full time",
    "sales",
    "us only",
    "brazil over 100k",
    "senior part time today",
  );
  let accepted = 0;
  let together = 0;
  fc.assert(
    fc.property(arbitraryBoard, manyFilters, word, ({ jobs, segments }, asked, added) => {
      const board = openJobIndex(segments);
      for (const each of asked) {
        const filters = { ...each, search: `${each.search} ${added}` };
        for (const offer of queryJobIndex(board, { filters, page: 1, pageSize: 5, offers: true }, NOW)
          .offers ?? []) {
          const then = acceptOffer(filters, offer);
          expect(then && askPlainly(jobs, then).totalJobs).toBe(offer.totalJobs);
          accepted += 1;
          if (offer.also) together += 1;
        }
      }
    }),
  );
  expect(accepted).toBeGreaterThan(together);
  expect(together).toBeGreaterThan(0);
});
