import { expect, it } from "vitest";

import type { Job } from "../../job/job.ts";
import { parsePlace } from "../../place/parse-place.ts";
import type { Place } from "../../place/place.ts";
import { NOW } from "../../testing/arbitrary-job.ts";
import { askIndex, filtersOf } from "../../testing/ask-index.ts";
import { buildJob } from "../../testing/build-job.ts";
import { countCountries } from "./count-countries.ts";
import { buildJobIndex } from "./open-job-index.ts";

const post = (sourceId: string, location: string, stated: Partial<Job> & { hours?: Place["hours"] } = {}) => {
  const { hours, ...job } = stated;
  return buildJob({ sourceId, place: { ...parsePlace(location), ...(hours && { hours }) }, ...job });
};
const count = (jobs: readonly Job[], country: string, stated: Parameters<typeof filtersOf>[0] = {}) =>
  askIndex(buildJobIndex(jobs), filtersOf({ from: { country, certain: true }, ...stated })).forReader;

const BOARD = [
  post("named", "Nairobi, Kenya"),
  post("named-too", "Kenya, Ghana", { category: "design" }),
  post("region", "Africa"),
  post("world", "Worldwide"),
  post("almost-world", "Worldwide except Nigeria, Brazil"),
  post("silent", "the office"),
  post("elsewhere", "Germany"),
];

it("counts the jobs open to a country by whether they name it, name its region or are open to anyone", () => {
  expect(count(BOARD, "KE")).toEqual({ open: 5, notStated: 1, notOpen: 1, named: 2, byRegion: 1 });
  expect(count(BOARD, "NG")).toMatchObject({ open: 2, named: 0, byRegion: 1 });
  expect(count(BOARD, "KE", { categories: ["design"] })).toMatchObject({ open: 1, named: 1, byRegion: 0 });
});

it("returns the range of working hours that jobs ask for, across all pages", () => {
  const asks = (sourceId: string, location: string, from: number, to: number) =>
    post(sourceId, location, { hours: { timezones: { from, to } } });
  const jobs = [
    ...Array.from({ length: 40 }, (_, at) => asks(`early-${at}`, "Kenya", 3, 3)),
    asks("late", "Worldwide", -5, -4),
    asks("silent", "the office", 9, 9),
    asks("elsewhere", "Germany", -11, -11),
    post("any", "Africa"),
  ];
  expect(count(jobs, "KE")?.hours).toEqual({ count: 41, timezones: { from: -5, to: 3 } });
  expect(count([post("any", "Kenya")], "KE")).not.toHaveProperty("hours");
});

it("counts the open jobs that name each country, by category, but not those that name its region", () => {
  const ended = post("ended", "Kenya", { expires_at: NOW });
  const counted = countCountries(buildJobIndex([...BOARD, ended]), NOW);
  const { category } = buildJob();
  expect(counted).toEqual([
    {
      country: "KE",
      count: 2,
      categories: [
        { value: "design", count: 1 },
        { value: category, count: 1 },
      ],
    },
    { country: "DE", count: 1, categories: [{ value: category, count: 1 }] },
    { country: "GH", count: 1, categories: [{ value: "design", count: 1 }] },
  ]);
});
