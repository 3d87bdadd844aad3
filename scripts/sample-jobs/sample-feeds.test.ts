import { FEED_ADAPTERS, findFeedAdapter, type Job, JOB_CATEGORIES } from "@farwork/domain";
import { describe, expect, it } from "vitest";

import { SAMPLES } from "./sample-data.ts";
import { makeSampleFeed, makeSampleFeeds } from "./sample-feeds.ts";
import type { SampleJob } from "./write-job.ts";

const NOW = new Date("2026-10-05T09:00:00Z");
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const { jobs, ...envelope } = makeSampleFeed(NOW);

function ageOf(job: SampleJob): number {
  return NOW.getTime() - Date.parse(`${job.publication_date}Z`);
}

function countWhere(holds: (job: SampleJob) => boolean): number {
  return jobs.filter(holds).length;
}

describe("the sample feed", () => {
  it("changes nothing but dates when the moment changes", () => {
    const later = makeSampleFeed(new Date(NOW.getTime() + DAY)).jobs;
    const undated = (job: SampleJob) => ({ ...job, publication_date: "" });
    expect(later.map(undated)).toEqual(jobs.map(undated));
    expect(later.map(({ publication_date }) => Date.parse(publication_date))).toEqual(
      jobs.map(({ publication_date }) => Date.parse(publication_date) + DAY),
    );
  });

  it("counts its jobs in Remotive's envelope", () => {
    expect(jobs.length).toBe(320);
    expect(envelope["job-count"]).toBe(320);
    expect(envelope["total-job-count"]).toBe(320);
    expect(envelope["0-legal-notice"]).toMatch(/invented/);
  });

  it("gives every job an id, an address and a title of its own", () => {
    for (const field of ["id", "url", "title"] as const) {
      expect(new Set(jobs.map((job) => job[field])).size).toBe(jobs.length);
    }
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

  it("leaves no blank unfilled", () => {
    expect(countWhere((job) => /[{}]|undefined/.test(job.description + job.title + job.tags.join()))).toBe(0);
  });
});

const feeds = makeSampleFeeds(NOW);
const readings = FEED_ADAPTERS.map((adapter) => ({
  source: adapter.source.id,
  reading: adapter.readResponse(JSON.parse(JSON.stringify(feeds[adapter.source.id])), NOW),
}));
const read: Job[] = readings.flatMap(({ reading }) => (reading.ok ? reading.value.jobs : []));

/** Each job beside the sample it was written from, whose number is in its address. */
const pairs = read.map((job) => {
  const posting = jobs.find(({ id }) => job.url.includes(String(id)));
  if (posting === undefined) throw new Error(`${job.url} is no sample's`);
  return { job, posting };
});

describe("the sample feeds", () => {
  it("are read by every source's adapter, each with some jobs and none refused", () => {
    for (const { source, reading } of readings) {
      const answer = reading.ok ? reading.value : undefined;
      expect({ source, rejected: answer?.rejected }).toEqual({ source, rejected: [] });
      expect(answer?.jobs.length).toBeGreaterThan(5);
    }
  });

  it("hold every job, and some of them twice", () => {
    expect(new Set(pairs.map(({ posting }) => posting.id)).size).toBe(320);
    expect(read.length).toBeGreaterThan(335);
  });

  it("have jobs in every category", () => {
    expect(new Set(read.map(({ category }) => category))).toEqual(new Set(JOB_CATEGORIES));
  });

  it("say the same of a job in every source's words", () => {
    const reading = findFeedAdapter("remotive")?.readResponse(makeSampleFeed(NOW), NOW);
    const asRemotive = reading?.ok ? reading.value.jobs : [];
    const remotive = new Map(asRemotive.map((job) => [Number(job.sourceId), job]));
    for (const { job, posting } of pairs) {
      const { title, company_name, description, publication_date } = remotive.get(posting.id) ?? {};
      expect(job).toMatchObject({ title, company_name, description, publication_date });
    }
  });

  it("point at no real site", () => {
    const hosts = new Set(JSON.stringify(feeds).match(/https?:\/\/[^/"\s<%\\&]+/g));
    expect([...hosts].filter((host) => !host.endsWith(".example"))).toEqual([]);
  });
});

describe("what the sample jobs are made of", () => {
  it("gives each company a name, a story and a week of its own", () => {
    const companies = Object.values(SAMPLES.companies);
    for (const field of ["name", "introduction", "week", "perk"] as const) {
      expect(new Set(companies.map((company) => company[field])).size).toBe(companies.length);
    }
  });

  it("names no source that there is no adapter for", () => {
    const sources = new Set(SAMPLES.postings.flatMap((posting) => posting.sources));
    expect(sources).toEqual(new Set(FEED_ADAPTERS.map(({ source }) => source.id)));
  });

  it("holds no company, role or sentence that no posting uses", () => {
    const used = (key: "company" | "role") => new Set(SAMPLES.postings.map((posting) => posting[key]));
    expect(new Set(Object.keys(SAMPLES.companies))).toEqual(used("company"));
    expect(new Set(Object.keys(SAMPLES.roles))).toEqual(used("role"));
    for (const [part, texts] of Object.entries(SAMPLES.texts)) {
      const said = SAMPLES.postings.flatMap((posting) => posting.texts[part] ?? []);
      expect(new Set(Object.keys(texts))).toEqual(new Set(said));
    }
  });
});
