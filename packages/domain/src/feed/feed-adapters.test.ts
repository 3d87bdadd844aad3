import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";

import { sanitizeDescription } from "../html/sanitize-description.ts";
import { Job } from "../job/job.ts";
import { READ_AT } from "../testing/read-posting.ts";
import { FEED_ADAPTERS } from "./feed-adapters.ts";

const inJobs = (jobs: unknown[]): unknown => ({ jobs });
const SECONDS = 1_790_000_000;

/** For each feed: required fields, what makes a posting remote, and the shape of a response. */
const FEEDS = {
  remotive: {
    needed: {
      id: 1,
      url: "https://a.example/1",
      title: "Keeper",
      company_name: "Tern",
      publication_date: "2026-10-05",
    },
    remote: {},
    answer: inJobs,
  },
  "remote-ok": {
    needed: {
      id: "1",
      url: "https://a.example/1",
      position: "Keeper",
      company: "Tern",
      date: "2026-10-05T00:00:00+00:00",
    },
    remote: {},
    answer: (postings: unknown[]): unknown => [{ last_updated: 1, legal: "Link back, please." }, ...postings],
  },
  himalayas: {
    needed: {
      guid: "a",
      applicationLink: "https://a.example/1",
      title: "Keeper",
      companyName: "Tern",
      pubDate: SECONDS,
    },
    remote: {},
    answer: inJobs,
  },
  jobicy: {
    needed: {
      id: 1,
      url: "https://a.example/1",
      jobTitle: "Keeper",
      companyName: "Tern",
      pubDate: "2026-10-05 10:00:00",
    },
    remote: {},
    answer: inJobs,
  },
  arbeitnow: {
    needed: {
      slug: "a-1",
      url: "https://a.example/1",
      title: "Keeper",
      company_name: "tern",
      created_at: SECONDS,
    },
    remote: { remote: true },
    answer: (data: unknown[]): unknown => ({ data }),
  },
  greenhouse: {
    needed: {
      id: 1,
      absolute_url: "https://a.example/tern/1",
      title: "Keeper",
      first_published: "2026-10-05",
    },
    remote: { location: { name: "Remote" } },
    answer: inJobs,
  },
  lever: {
    needed: { id: "a-1", hostedUrl: "https://a.example/tern/1", text: "Keeper", createdAt: SECONDS * 1000 },
    remote: { workplaceType: "remote" },
    answer: (postings: unknown[]): unknown => postings,
  },
  ashby: {
    needed: { id: "a-1", jobUrl: "https://a.example/tern/1", title: "Keeper", publishedAt: "2026-10-05" },
    remote: { isRemote: true },
    answer: inJobs,
  },
  recruitee: {
    needed: {
      id: 1,
      careers_url: "https://a.example/o/keeper",
      title: "Keeper",
      company_name: "Tern",
      published_at: "2026-10-05 10:00:00 UTC",
    },
    remote: { remote: true },
    answer: (offers: unknown[]): unknown => ({ offers }),
  },
};

const CASES = FEED_ADAPTERS.flatMap((adapter) =>
  Object.entries(FEEDS).flatMap(([id, feed]) =>
    id === adapter.source.id ? [{ id, adapter, ...feed, posting: { ...feed.needed, ...feed.remote } }] : [],
  ),
);

it("has a case here for every adapter", () => {
  expect(CASES.map(({ id }) => id)).toEqual(FEED_ADAPTERS.map(({ source }) => source.id));
});

describe.each(CASES)("the adapter of $id", ({ id, adapter, needed, posting, answer }) => {
  const read = (postings: unknown[]) => adapter.readResponse(answer(postings), READ_AT);

  it("accepts a posting with only the required fields", () => {
    const reading = read([posting]);
    const [job] = reading.ok ? reading.value.jobs : [];
    expect(job).toMatchObject({ source: id, tags: [], job_type: "unspecified", description: "", salary: "" });
    expect(job?.company_name).toMatch(/^tern$/i);
    expect(job && z.decode(Job, z.encode(Job, job))).toEqual(job);
  });

  it.each(Object.keys(needed))("rejects only a posting without %s, naming that field", (field) => {
    expect(read([posting, { ...posting, [field]: null }, posting])).toMatchObject({
      ok: true,
      value: { jobs: [{}, {}], rejected: [{ index: 1, path: field, code: "missing" }] },
    });
  });

  it("reads any JSON without throwing, each item once", () => {
    const odd = fc.jsonValue({ maxDepth: 3 });
    const field = fc.constantFrom(...Object.keys(posting), "location", "tags", "salary_min", "description");
    const changed = fc.dictionary(field, odd).map((changes) => ({ ...posting, ...changes }));
    const item = fc.oneof(odd, changed);
    fc.assert(
      fc.property(fc.array(item, { maxLength: 4 }), (items) => {
        const reading = read(items);
        if (!reading.ok) throw new Error("not read");
        const { jobs, rejected } = reading.value;
        expect(jobs.length + rejected.length).toBe(items.length);
        for (const job of jobs) expect(sanitizeDescription(job.description)).toBe(job.description);
      }),
    );
  });

  it("fails as a whole on a response that is not a list of postings", () => {
    for (const wrong of [
      undefined,
      "<html>Too many requests</html>",
      { error: "slow down" },
      { jobs: {}, data: {} },
    ]) {
      expect(adapter.readResponse(wrong, READ_AT)).toMatchObject({
        ok: false,
        error: { code: "unexpected-shape" },
      });
    }
  });
});
