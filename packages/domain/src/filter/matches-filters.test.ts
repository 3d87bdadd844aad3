import { describe, expect, it } from "vitest";
import * as z from "zod/mini";

import type { Job } from "../job/job.ts";
import type { LocationFilter, Place } from "../place/place.ts";
import { buildJob } from "../testing/build-job.ts";
import { JobFilters } from "./job-filters.ts";
import { matchesFilters } from "./matches-filters.ts";

const NOW = new Date("2026-03-01T12:00:00Z");

function shows(job: Job, stated: z.input<typeof JobFilters>): boolean {
  return matchesFilters(job, z.parse(JobFilters, stated), NOW);
}

describe("no filters", () => {
  it("shows every job, even closed or old ones", () => {
    expect(shows(buildJob({ closed_at: NOW, publication_date: new Date("2001-01-01") }), {})).toBe(true);
  });
});

describe("lists", () => {
  const job = buildJob({ job_type: "contract", category: "design", tags: ["figma", "ui/ux"] });

  it("shows a job that has one of a list's values", () => {
    expect(shows(job, { job_type: ["full_time", "contract"] })).toBe(true);
    expect(shows(job, { categories: ["data", "design"] })).toBe(true);
    expect(shows(job, { tags: ["sketch", "figma"] })).toBe(true);
  });

  it("hides a job that has none of a list's values", () => {
    expect(shows(job, { job_type: ["full_time"] })).toBe(false);
    expect(shows(job, { categories: ["data"] })).toBe(false);
    expect(shows(job, { tags: ["sketch"] })).toBe(false);
  });

  it("hides a job that fails one of two lists", () => {
    expect(shows(job, { job_type: ["contract"], categories: ["data"] })).toBe(false);
  });

  it("normalises a filter's tag like the tags of jobs", () => {
    expect(shows(job, { tags: [" UI/UX "] })).toBe(true);
  });
});

describe("excluded values", () => {
  const job = buildJob({ job_type: "contract", category: "design", tags: ["figma", "ui/ux"] });

  it("hide jobs with one of them and show the others", () => {
    expect(shows(job, { exclude: { job_type: ["full_time", "contract"] } })).toBe(false);
    expect(shows(job, { exclude: { categories: ["design"] } })).toBe(false);
    expect(shows(job, { exclude: { tags: ["sketch", " UI/UX "] } })).toBe(false);
    expect(shows(job, { exclude: { job_type: ["full_time"], categories: ["data"], tags: ["sketch"] } })).toBe(
      true,
    );
  });

  it("hide a job that also has a chosen value", () => {
    expect(shows(job, { tags: ["figma"], exclude: { tags: ["ui/ux"] } })).toBe(false);
    expect(shows(job, { job_type: ["contract"], exclude: { job_type: ["contract"] } })).toBe(false);
  });

  it("combine with each other and the other lists", () => {
    expect(shows(job, { categories: ["design"], exclude: { tags: ["sketch"] } })).toBe(true);
    expect(shows(job, { categories: ["data"], exclude: { tags: ["sketch"] } })).toBe(false);
  });
});

describe("companies", () => {
  const job = buildJob({ company_name: "Acme, Inc." });

  it("show the jobs of a chosen company, however its name is written", () => {
    expect(shows(job, { companies: ["globex", "acme-inc"] })).toBe(true);
    expect(shows(buildJob({ company_name: "ÁCME INC" }), { companies: ["acme-inc"] })).toBe(true);
    expect(shows(job, { companies: ["acme"] })).toBe(false);
  });

  it("hide only the jobs of an excluded company", () => {
    expect(shows(job, { exclude: { companies: ["acme-inc"] } })).toBe(false);
    expect(shows(job, { exclude: { companies: ["acme"] } })).toBe(true);
  });

  it("without a slug are shown unless another is chosen", () => {
    const nameless = buildJob({ company_name: "🎉" });
    expect(shows(nameless, {})).toBe(true);
    expect(shows(nameless, { exclude: { companies: ["acme"] } })).toBe(true);
    expect(shows(nameless, { companies: ["acme"] })).toBe(false);
  });
});

describe("location", () => {
  const worldwide: Place = { scope: "worldwide", countries: [], regions: [] };
  const unknown: Place = { scope: "unknown", countries: [], regions: [] };
  const onlyIn = (...names: { countries?: string[]; regions?: Place["regions"] }[]): Place => ({
    scope: "restricted",
    countries: names.flatMap(({ countries = [] }) => countries),
    regions: names.flatMap(({ regions = [] }) => regions),
  });
  const germany = onlyIn({ countries: ["DE"] });
  const europe = onlyIn({ regions: ["europe"] });
  const latamAndUs = onlyIn({ regions: ["latam"], countries: ["US"] });

  it.each<[string, Place, LocationFilter, boolean]>([
    ["a worldwide job for a country", worldwide, "JP", true],
    ["a worldwide job for a region", worldwide, "latam", true],
    ["a worldwide job for worldwide", worldwide, "worldwide", true],
    ["a worldwide job for unstated", worldwide, "unstated", false],
    ["a job without a place for unstated", unknown, "unstated", true],
    ["a job without a place for a country", unknown, "DE", false],
    ["a job without a place for worldwide", unknown, "worldwide", false],
    ["a German job for Germany", germany, "DE", true],
    ["a German job for France", germany, "FR", false],
    ["a German job for worldwide", germany, "worldwide", false],
    ["a German job for its continent", germany, "europe", true],
    ["a German job for the EU", germany, "eu", true],
    ["a German job for another continent", germany, "asia", false],
    ["a European job for a country in it", europe, "GB", true],
    ["a European job for a country outside", europe, "US", false],
    ["a European job for a region inside it", europe, "eu", true],
    ["a European job for a region around it", europe, "emea", true],
    ["a European job for a neighbouring region", europe, "middle-east", false],
    ["a job in Latin America and the US for Brazil", latamAndUs, "BR", true],
    ["a job in Latin America and the US for North America", latamAndUs, "north-america", true],
    ["a job in Latin America and the US for Canada", latamAndUs, "CA", false],
  ])("decides %s", (_, place, location, shown) => {
    expect(shows(buildJob({ place }), { location: [location] })).toBe(shown);
  });

  it.each<[string, Place, LocationFilter, boolean]>([
    ["a worldwide job without a country", worldwide, "US", true],
    ["a worldwide job without a region", worldwide, "europe", true],
    ["a worldwide job without worldwide", worldwide, "worldwide", false],
    ["a worldwide job without unstated", worldwide, "unstated", true],
    ["a job without a place without unstated", unknown, "unstated", false],
    ["a job without a place without a country", unknown, "US", true],
    ["a German job without Germany", germany, "DE", false],
    ["a German job without its continent", germany, "europe", false],
    ["a German job without France", germany, "FR", true],
    ["a German job without worldwide", germany, "worldwide", true],
    ["a European job without a country in it", europe, "GB", false],
    ["a job in Latin America and the US without the US", latamAndUs, "US", false],
  ])("decides %s", (_, place, location, shown) => {
    expect(shows(buildJob({ place }), { exclude: { location: [location] } })).toBe(shown);
  });

  it("shows a job that matches one of several places", () => {
    expect(shows(buildJob({ place: germany }), { location: ["JP", "DE"] })).toBe(true);
  });
});

describe("date posted", () => {
  const postedAgo = (milliseconds: number) =>
    buildJob({ publication_date: new Date(NOW.getTime() - milliseconds) });
  const DAY = 24 * 3_600_000;

  it.each([
    ["24h", DAY],
    ["3d", 3 * DAY],
    ["7d", 7 * DAY],
    ["14d", 14 * DAY],
    ["30d", 30 * DAY],
  ] as const)("%s shows what is younger than it and hides what is just as old", (window, age) => {
    expect(shows(postedAgo(age - 1), { date_posted: window })).toBe(true);
    expect(shows(postedAgo(age), { date_posted: window })).toBe(false);
  });
});

describe("where the reader lives", () => {
  const at = (scope: Place["scope"], named: Partial<Place> = {}) =>
    buildJob({ place: { scope, countries: [], regions: [], ...named } });

  it.each([
    ["names the country", at("restricted", { countries: ["BR"] }), true, true],
    ["names a region it is in", at("restricted", { regions: ["latam"] }), true, true],
    ["is open to anyone", at("worldwide"), true, true],
    ["does not say who may apply", at("unknown"), true, false],
    ["is restricted, nobody knows to what", at("restricted"), true, false],
    ["names another country", at("restricted", { countries: ["US"] }), false, false],
    ["names a region it is not in", at("restricted", { regions: ["eu"] }), false, false],
  ])("shows a job that %s: %#", (_, job, isShown, isCertain) => {
    expect(shows(job, { from: { country: "BR" } })).toBe(isShown);
    expect(shows(job, { from: { country: "BR", certain: true } })).toBe(isCertain);
  });

  it("hides nothing without a country", () => {
    expect(shows(at("restricted", { countries: ["US"] }), { from: { certain: true } })).toBe(true);
  });
});

describe("hours in common", () => {
  const asks = (place: Partial<Place>) =>
    buildJob({ place: { scope: "worldwide", countries: [], regions: [], ...place } });
  const lagos = (atLeast: number) => ({ hours: { zone: "Africa/Lagos", atLeast } });

  it.each([
    ["the zones it wants people to live in", asks({ timezones: { from: -5, to: -5 } }), 2],
    [
      "the hours its text demands, whatever its zones",
      asks({ hours: { timezones: { from: 0, to: 0 } }, timezones: { from: -5, to: -5 } }),
      7,
    ],
    ["the best zone of a window", asks({ timezones: { from: -8, to: 1 } }), 8],
  ])("are counted by %s", (_, job, common) => {
    expect(shows(job, lagos(common))).toBe(true);
    expect(shows(job, lagos(common + 0.25))).toBe(false);
  });

  it("hide no job without required hours, and none if the reader's zone is unknown", () => {
    expect(shows(asks({}), lagos(8))).toBe(true);
    const job = asks({ timezones: { from: -5, to: -5 } });
    expect(shows(job, { hours: { zone: "Nowhere/Atlantis", atLeast: 8 } })).toBe(true);
  });
});
