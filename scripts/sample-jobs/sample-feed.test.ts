import { describe, expect, it } from "vitest";

import { COMPANIES } from "./companies.ts";
import { TRADES } from "./role.ts";
import { makeSampleFeed, type SampleJob } from "./sample-feed.ts";

const NOW = new Date("2026-10-05T09:00:00Z");
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const { jobs, ...envelope } = makeSampleFeed(320, NOW);

function ageOf(job: SampleJob): number {
  return NOW.getTime() - Date.parse(`${job.publication_date}Z`);
}

function countWhere(holds: (job: SampleJob) => boolean): number {
  return jobs.filter(holds).length;
}

describe("the sample feed", () => {
  it("is the same, byte for byte, for the same count and moment", () => {
    expect(JSON.stringify(makeSampleFeed(320, NOW))).toBe(JSON.stringify({ ...envelope, jobs }));
  });

  it("changes nothing but dates when the moment changes", () => {
    const later = makeSampleFeed(320, new Date(NOW.getTime() + DAY)).jobs;
    const undated = (job: SampleJob) => ({ ...job, publication_date: "" });
    expect(later.map(undated)).toEqual(jobs.map(undated));
    expect(later[0]?.publication_date).not.toBe(jobs[0]?.publication_date);
  });

  it("counts its jobs in Remotive's envelope", () => {
    expect(envelope["job-count"]).toBe(320);
    expect(envelope["total-job-count"]).toBe(320);
    expect(envelope["0-legal-notice"]).toMatch(/invented/);
  });

  it("gives every job an id, an address and a title of its own", () => {
    for (const field of ["id", "url", "title"] as const) {
      expect(new Set(jobs.map((job) => job[field])).size).toBe(jobs.length);
    }
  });

  it("has openings in every trade, even when only a few are asked for", () => {
    expect(new Set(jobs.map((job) => job.category))).toEqual(new Set(TRADES));
    expect(new Set(makeSampleFeed(20, NOW).jobs.map((job) => job.category))).toEqual(new Set(TRADES));
  });

  it("has every job type, and some jobs without one", () => {
    expect(new Set(jobs.map((job) => job.job_type))).toEqual(
      new Set(["full_time", "contract", "part_time", "freelance", "internship", undefined]),
    );
    expect(countWhere((job) => !("job_type" in job))).toBeGreaterThan(5);
  });

  it("has some sixty employers, several with more than one opening", () => {
    const employers = Map.groupBy(jobs, (job) => job.company_name.trim());
    expect(employers.size).toBeGreaterThanOrEqual(55);
    expect([...employers.values()].filter((own) => own.length > 3).length).toBeGreaterThan(20);
  });

  it("states pay in many forms, and in a good third of the jobs not at all", () => {
    const forms = new Set(jobs.map((job) => job.salary.replace(/\d+/g, "9")));
    expect(forms.size).toBeGreaterThan(40);
    expect(countWhere((job) => job.salary === "")).toBeGreaterThan(80);
  });

  it.each([/Worldwide/, /^Europe/, /LATAM/, /^USA Only$/, /^UK$/, /timezones|UTC/, /^$/])(
    "has jobs that say where one may live like %s",
    (place) => {
      expect(countWhere((job) => place.test(job.candidate_required_location))).toBeGreaterThan(0);
    },
  );

  it("is newest first, from minutes to 75 days old", () => {
    const ages = jobs.map(ageOf);
    expect(ages).toEqual(ages.toSorted((a, b) => a - b));
    expect(ages[0]).toBeLessThan(10 * MINUTE);
    expect(ages.at(-1)).toBeGreaterThan(74 * DAY);
    expect(countWhere((job) => ageOf(job) < DAY)).toBeGreaterThan(10);
    expect(countWhere((job) => ageOf(job) > 30 * DAY)).toBeGreaterThan(30);
  });

  it.each([
    ["a tracking pixel", /<img src="[^"]*\/track\/\d+\/blank\.gif\?source=public_api" alt=""\/>$/],
    ["empty styles", / style=""/],
    ["headings that are classes", /<div class="h3">/],
    ["attributes quoted twice", /href="%22https:[^"]*%22"/],
    ["typed bullets", /<p class="MsoListParagraph">·/],
    ["escaped newlines", /\\n</],
    ["empty paragraphs", /<p><br><\/p>/],
  ])("carries %s in some descriptions, as real feeds do", (_, pattern) => {
    expect(countWhere((job) => pattern.test(job.description))).toBeGreaterThan(10);
  });

  it("ends some company names with a space, as real feeds do", () => {
    expect(countWhere((job) => job.company_name.endsWith(" "))).toBeGreaterThan(0);
  });

  it("leaves no blank unfilled and points at no real site", () => {
    expect(countWhere((job) => /[{}]|undefined/.test(job.description + job.title + job.tags.join()))).toBe(0);
    const hosts = new Set(JSON.stringify(jobs).match(/https?:\/\/[^/"\s<%\\]+/g));
    expect([...hosts].filter((host) => !host.endsWith(".example"))).toEqual([]);
  });

  it("refuses to invent more openings than it has words for", () => {
    expect(() => makeSampleFeed(50_000, NOW)).toThrow(RangeError);
  });
});

describe("the invented companies", () => {
  it("each have a name, a story and a week of their own", () => {
    for (const read of ["name", "makes", "about", "way", "perk"] as const) {
      expect(new Set(COMPANIES.map((company) => company[read])).size).toBe(COMPANIES.length);
    }
  });
});
