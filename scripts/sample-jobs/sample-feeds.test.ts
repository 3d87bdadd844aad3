import { FEED_ADAPTERS, findFeedAdapter, type Job } from "@farwork/domain";
import { describe, expect, it } from "vitest";

import { makeSampleFeed } from "./sample-feed.ts";
import { makeSampleFeeds } from "./sample-feeds.ts";

const NOW = new Date("2026-10-05T09:00:00Z");
const feeds = makeSampleFeeds(320, NOW);
const readings = FEED_ADAPTERS.map((adapter) => ({
  source: adapter.source.id,
  reading: adapter.readResponse(JSON.parse(JSON.stringify(feeds[adapter.source.id])), NOW),
}));
const jobs: Job[] = readings.flatMap(({ reading }) => (reading.ok ? reading.value.jobs : []));
const sample = makeSampleFeed(320, NOW).jobs;

/** Each job beside the sample it was written from, whose number is in its address. */
const pairs = jobs.map((job) => {
  const posting = sample.find(({ id }) => job.url.includes(String(id)));
  if (posting === undefined) throw new Error(`${job.url} is no sample's`);
  return { job, posting };
});

describe("the sample feeds", () => {
  it("are read by every source's adapter, each with some jobs and none refused", () => {
    for (const { source, reading } of readings) {
      const read = reading.ok ? reading.value : undefined;
      expect({ source, rejected: read?.rejected }).toEqual({ source, rejected: [] });
      expect(read?.jobs.length).toBeGreaterThan(5);
    }
  });

  it("hold every job, and some of them twice", () => {
    expect(new Set(pairs.map(({ posting }) => posting.id)).size).toBe(320);
    expect(jobs.length).toBeGreaterThan(335);
  });

  it("say the same of a job in every source's words", () => {
    const reading = findFeedAdapter("remotive")?.readResponse(makeSampleFeed(320, NOW), NOW);
    const asRemotive = reading?.ok ? reading.value.jobs : [];
    const remotive = new Map(asRemotive.map((job) => [Number(job.sourceId), job]));
    for (const { job, posting } of pairs) {
      const { title, company_name, description, publication_date } = remotive.get(posting.id) ?? {};
      expect(job).toMatchObject({ title, company_name, description, publication_date });
    }
  });

  it("are the same for the same count and moment", () => {
    expect(JSON.stringify(makeSampleFeeds(320, NOW))).toBe(JSON.stringify(feeds));
  });

  it("point at no real site", () => {
    const hosts = new Set(JSON.stringify(feeds).match(/https?:\/\/[^/"\s<%\\&]+/g));
    expect([...hosts].filter((host) => !host.endsWith(".example"))).toEqual([]);
  });
});
