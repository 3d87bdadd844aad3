import {
  BUNDLED_RATES,
  FEED_ADAPTERS,
  findFeedAdapter,
  findTypicalPay,
  type Job,
  JOB_CATEGORIES,
} from "@farwork/domain";
import { type SamplePosting, writeSampleAnswer } from "@farwork/domain/testing";
import { describe, expect, it } from "vitest";

import { SAMPLES } from "./sample-data.ts";
import { makeSampleFeeds, makeSamplePostings } from "./sample-feeds.ts";

const NOW = new Date("2026-10-05T09:00:00Z");
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const postings = makeSamplePostings(NOW);

function ageOf({ publishedAt }: SamplePosting): number {
  return NOW.getTime() - publishedAt.getTime();
}

const toDay = (date?: Date) => date?.toISOString().slice(0, 10);

function countWhere(holds: (posting: SamplePosting) => boolean): number {
  return postings.filter(holds).length;
}

describe("the sample postings", () => {
  it("differ only in dates when generated at another time", () => {
    const later = makeSamplePostings(new Date(NOW.getTime() + DAY));
    const undated = (posting: SamplePosting) => ({ ...posting, publishedAt: NOW });
    expect(later.map(undated)).toEqual(postings.map(undated));
    expect(later.map(({ publishedAt }) => publishedAt.getTime())).toEqual(
      postings.map(({ publishedAt }) => publishedAt.getTime() + DAY),
    );
  });

  it("are 320, as counted in Remotive's envelope", () => {
    expect(writeSampleAnswer("remotive", postings)).toMatchObject({
      "0-legal-notice": expect.stringMatching(/invented/),
      "job-count": 320,
      "total-job-count": 320,
      jobs: { length: 320 },
    });
  });

  it("give every job a unique id, URL and title", () => {
    for (const field of ["id", "slug", "title"] as const) {
      expect(new Set(postings.map((posting) => posting[field])).size).toBe(postings.length);
    }
  });

  it("have every job type, and some jobs without one", () => {
    expect(new Set(postings.map(({ jobType }) => jobType))).toEqual(
      new Set(["full_time", "contract", "part_time", "freelance", "internship", undefined]),
    );
    expect(countWhere(({ jobType }) => jobType === undefined)).toBeGreaterThan(5);
  });

  it("have about sixty employers, several with more than one job", () => {
    const employers = Map.groupBy(postings, ({ companyName }) => companyName.trim());
    expect(employers.size).toBeGreaterThanOrEqual(55);
    expect([...employers.values()].filter((own) => own.length > 3).length).toBeGreaterThan(20);
  });

  it("state pay in many forms, and not at all in a good third of the jobs", () => {
    const forms = new Set(postings.map(({ salary }) => salary.replace(/\d+/g, "9")));
    expect(forms.size).toBeGreaterThan(40);
    expect(countWhere(({ salary }) => salary === "")).toBeGreaterThan(80);
  });

  it.each([/Worldwide/, /^Europe/, /LATAM/, /^USA Only$/, /^UK$/, /timezones|UTC/, /^$/])(
    "have jobs that say where one may live like %s",
    (place) => {
      expect(countWhere(({ location }) => place.test(location))).toBeGreaterThan(0);
    },
  );

  it("are newest first, from minutes to 75 days old", () => {
    const ages = postings.map(ageOf);
    expect(ages).toEqual(ages.toSorted((a, b) => a - b));
    expect(ages[0]).toBeLessThan(10 * MINUTE);
    expect(ages.at(-1)).toBeGreaterThan(74 * DAY);
    expect(countWhere((posting) => ageOf(posting) < DAY)).toBeGreaterThan(10);
    expect(countWhere((posting) => ageOf(posting) > 30 * DAY)).toBeGreaterThan(30);
  });

  it.each([
    ["empty styles", / style=""/],
    ["headings that are classes", /<div class="h3">/],
    ["attributes quoted twice", /href="%22https:[^"]*%22"/],
    ["typed bullets", /<p class="MsoListParagraph">·/],
    ["escaped newlines", /\\n</],
    ["empty paragraphs", /<p><br><\/p>/],
  ])("carry %s in some descriptions, as real feeds do", (_, pattern) => {
    expect(countWhere(({ description }) => pattern.test(description))).toBeGreaterThan(10);
  });

  it("end some company names with a space, as real feeds do", () => {
    expect(countWhere(({ companyName }) => companyName.endsWith(" "))).toBeGreaterThan(0);
  });

  it("leave no placeholder unfilled", () => {
    expect(
      countWhere(({ description, title, tags }) => /[{}]|undefined/.test(description + title + tags.join())),
    ).toBe(0);
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
  const posting = postings.find(({ id }) => job.url.includes(String(id)));
  if (posting === undefined) throw new Error(`${job.url} is no sample's`);
  return { job, posting };
});

describe("the sample feeds", () => {
  it("are read by every source's adapter, each with some jobs and none rejected", () => {
    for (const { source, reading } of readings) {
      const answer = reading.ok ? reading.value : undefined;
      expect({ source, rejected: answer?.rejected }).toEqual({ source, rejected: [] });
      expect(answer?.jobs.length).toBeGreaterThan(5);
    }
  });

  it("contain every job, and some twice", () => {
    expect(new Set(pairs.map(({ posting }) => posting.id)).size).toBe(320);
    expect(read.length).toBeGreaterThan(335);
  });

  it("have jobs in every named category", () => {
    const named = JOB_CATEGORIES.filter((category) => category !== "other");
    expect(new Set(read.map(({ category }) => category))).toEqual(new Set(named));
  });

  it("state senior developers' pay in enough jobs for their pages to show typical pay", () => {
    const senior = pairs.filter(
      ({ job }) => job.category === "software-development" && job.seniority === "senior",
    );
    // Of a posting that is in two feeds the board lists one.
    const distinct = new Map(senior.map(({ job, posting }) => [posting.id, job]));
    expect(findTypicalPay([...distinct.values()], BUNDLED_RATES)?.jobs).toBeGreaterThanOrEqual(20);
  });

  it("describe the same job in every source's format, some without the time of day", () => {
    const reading = findFeedAdapter("remotive")?.readResponse(writeSampleAnswer("remotive", postings), NOW);
    const asRemotive = reading?.ok ? reading.value.jobs : [];
    const remotive = new Map(asRemotive.map((job) => [Number(job.sourceId), job]));
    for (const { job, posting } of pairs) {
      const { title, company_name, description, publication_date } = remotive.get(posting.id) ?? {};
      expect(job).toMatchObject({ title, company_name, description });
      expect(toDay(job.publication_date)).toBe(toDay(publication_date));
    }
  });

  it("end each of Remotive's descriptions with its tracking pixel", () => {
    const pixels = JSON.stringify(feeds["remotive"]).match(/track\/\d+\/blank\.gif\?source=public_api/g);
    expect(pixels).toHaveLength(
      SAMPLES.postings.filter(({ sources }) => sources.includes("remotive")).length,
    );
  });

  it("link to no real site", () => {
    const hosts = new Set(JSON.stringify(feeds).match(/https?:\/\/[^/"\s<%\\&]+/g));
    expect([...hosts].filter((host) => !host.endsWith(".example"))).toEqual([]);
  });
});

describe("the sample jobs' building blocks", () => {
  it("give each company its own name, story and week", () => {
    const companies = Object.values(SAMPLES.companies);
    for (const field of ["name", "introduction", "week", "perk"] as const) {
      expect(new Set(companies.map((company) => company[field])).size).toBe(companies.length);
    }
  });

  it("name no source without an adapter", () => {
    const sources = new Set(SAMPLES.postings.flatMap((posting) => posting.sources));
    expect(sources).toEqual(new Set(FEED_ADAPTERS.map(({ source }) => source.id)));
  });

  it("contain no company, role or sentence that no posting uses", () => {
    const used = (key: "company" | "role") => new Set(SAMPLES.postings.map((posting) => posting[key]));
    expect(new Set(Object.keys(SAMPLES.companies))).toEqual(used("company"));
    expect(new Set(Object.keys(SAMPLES.roles))).toEqual(used("role"));
    for (const [part, texts] of Object.entries(SAMPLES.texts)) {
      const said = SAMPLES.postings.flatMap((posting) => posting.texts[part] ?? []);
      expect(new Set(Object.keys(texts))).toEqual(new Set(said));
    }
  });
});
