import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";

import { sanitizeDescription } from "../html/sanitize-description.ts";
import { Job } from "../job/job.ts";
import { READ_AT } from "../testing/read-posting.ts";
import { createAdapter } from "./feed-adapters.ts";
import type { FeedDefinition } from "./feed-shape.ts";
import { FEEDS } from "./feeds.ts";
import type { SamplePosting } from "./sample-posting.ts";

type Fields = Readonly<Record<string, unknown>>;

const SAMPLE: SamplePosting = {
  id: 7,
  title: "Keeper",
  slug: "keeper-7",
  companyName: "Tern",
  companySlug: "tern",
  category: "Software Development",
  tags: ["react"],
  jobType: "part_time",
  publishedAt: new Date("2026-10-05T10:00:00Z"),
  location: "Worldwide",
  salary: "$90k",
  pay: null,
  description: "<p>Keep the light.</p>",
};

describe.each(FEEDS.map((feed) => ({ id: feed.source.id, feed })))("the adapter of $id", ({ id, feed }) => {
  const { read, posting, needed } = prepare(feed);

  it("accepts a posting with only the required fields", () => {
    const reading = read([posting]);
    const [job] = reading.ok ? reading.value.jobs : [];
    expect(job).toMatchObject({ source: id, tags: [], job_type: "unspecified", description: "", salary: "" });
    expect(job?.company_name).toMatch(/^tern$/i);
    expect(job && z.decode(Job, z.encode(Job, job))).toEqual(job);
  });

  it("requires an id, a link, a title and a date", () => {
    const { sourceId, url, title, publishedAt } = feed.names;
    expect(needed).toEqual(expect.arrayContaining([sourceId, url, title, publishedAt]));
  });

  it.each(needed)("rejects only a posting without %s, naming that field", (field) => {
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
      expect(createAdapter(feed).readResponse(wrong, READ_AT)).toMatchObject({
        ok: false,
        error: { code: "unexpected-shape" },
      });
    }
  });
});

/** The feed's sample without what is not required, how to read such postings, and the fields that reject one. */
function prepare(feed: FeedDefinition) {
  const { sourceId, url, title, companyName, publishedAt } = feed.names;
  const isPosting = (value: unknown): value is Fields =>
    isRecord(value) && sourceId in value && title in value;
  const sample = feed.writeAnswer([SAMPLE]);

  function replacePostings(part: unknown, postings: readonly unknown[]): unknown {
    if (Array.isArray(part)) return part.flatMap((value) => (isPosting(value) ? postings : [value]));
    if (!isRecord(part)) return part;
    return Object.fromEntries(
      Object.entries(part).map(([name, value]) => [name, replacePostings(value, postings)]),
    );
  }
  const read = (postings: readonly unknown[]) =>
    createAdapter(feed).readResponse(replacePostings(sample, postings), READ_AT);
  const isAccepted = (fields: Fields) => {
    const reading = read([fields]);
    return reading.ok && reading.value.jobs.length === 1;
  };

  const whole = listValues(sample).find(isPosting) ?? {};
  const required = [sourceId, url, title, companyName, publishedAt];
  // Last, so that nothing is left which could stand in for them.
  const names = [...Object.keys(whole).filter((name) => !required.includes(name)), ...required];
  const posting = names.reduce((fields, name) => {
    const { [name]: _, ...rest } = fields;
    return isAccepted(rest) ? rest : fields;
  }, whole);
  const needed = [...new Set(required)].filter((name) => name in posting);
  return { read, posting, needed };
}

function isRecord(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A response's values, down to the items of its lists. */
function listValues(part: unknown): unknown[] {
  if (Array.isArray(part)) return part;
  return isRecord(part) ? Object.values(part).flatMap(listValues) : [];
}
