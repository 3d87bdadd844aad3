import { describe, expect, it } from "vitest";
import * as z from "zod/mini";

import { Job } from "../job/job.ts";
import { findFeedAdapter } from "./feed-adapters.ts";
import { readRemotiveResponse } from "./feed-adapters.ts";

const NOW = new Date("2026-10-06T08:00:00Z");

const posting = {
  id: 7001,
  url: "https://remotive.com/remote-jobs/software-dev/map-engineer-7001",
  title: "Map Engineer &amp;amp; Surveyor",
  company_name: "Tern Cartography ",
  company_logo: "https://remotive.com/job/7001/logo",
  category: "Software Development",
  tags: ["Typescript ", "React Native", "react native", "C++"],
  job_type: "full_time",
  publication_date: "2026-10-05T05:15:43",
  candidate_required_location: "LATAM,  Canada,  USA",
  salary: "$31,2k- $52k",
  description:
    '<div class="h3" style="color:red">About us</div><p style="">We map caves.</p>' +
    '<img src="https://remotive.com/job/track/7001/blank.gif?source=public_api" alt=""/>',
};

const envelope = (...jobs: unknown[]) => ({
  "0-legal-notice": "Link back, please.",
  "job-count": jobs.length,
  "total-job-count": jobs.length,
  jobs,
});

function readOne(item: unknown): Job {
  const reading = readRemotiveResponse(envelope(item), NOW);
  const job = reading.ok ? reading.value.jobs[0] : undefined;
  if (job === undefined) throw new Error(`not a job: ${JSON.stringify(reading)}`);
  return job;
}

function rejectionOf(item: unknown) {
  const reading = readRemotiveResponse(envelope(item), NOW);
  return reading.ok ? reading.value.rejected : reading.error;
}

describe("readRemotiveResponse", () => {
  it("reads a posting into a job of ours", () => {
    const job = readOne(posting);
    expect(job).toEqual({
      firestoreId: "remotive-7001",
      source: "remotive",
      sourceId: "7001",
      url: posting.url,
      title: "Map Engineer & Surveyor",
      company_name: "Tern Cartography",
      company_logo: posting.company_logo,
      category: "software-development",
      tags: ["typescript", "react-native", "c++"],
      job_type: "full_time",
      publication_date: new Date("2026-10-05T05:15:43Z"),
      candidate_required_location: "LATAM, Canada, USA",
      place: { scope: "restricted", countries: ["CA", "US"], regions: ["latam"] },
      eligibility: [
        {
          kind: "residence",
          verdict: "only",
          countries: ["CA", "US"],
          regions: ["latam"],
          source: "field",
          quote: "LATAM, Canada, USA",
        },
      ],
      salary: "$31,2k- $52k",
      pay: {
        min: 31_200,
        max: 52_000,
        currency: "USD",
        period: "year",
        periodAssumed: true,
        origin: "parsed",
        annual: { min: 31_200, max: 52_000 },
      },
      description: "<h3>About us</h3><p>We map caves.</p>",
      excerpt: "We map caves.",
      first_seen_at: NOW,
      last_seen_at: NOW,
      stated: {
        categories: ["Software Development"],
        tags: ["Typescript", "React Native", "react native", "C++"],
        job_types: ["full_time"],
      },
    });
    expect(z.decode(Job, z.encode(Job, job))).toEqual(job);
  });

  it("takes what a job can do without as not stated when it is missing, null or of another kind", () => {
    const { id, url, title, company_name, publication_date } = posting;
    const bare = { id, url, title, company_name, publication_date };
    const job = readOne(bare);
    expect(job).toMatchObject({
      // As its title has it.
      category: "software-development",
      tags: [],
      job_type: "unspecified",
      salary: "",
      description: "",
    });
    expect(job.place.scope).toBe("unknown");
    expect(job).not.toHaveProperty("pay");
    expect(job).not.toHaveProperty("company_logo");
    const odd = {
      category: null,
      tags: "go",
      job_type: 5,
      salary: null,
      description: [],
      company_logo: "/logo.png",
    };
    expect(readOne({ ...bare, ...odd, unheard_of: {} })).toEqual({
      ...job,
      tags: ["go"],
      stated: { categories: [], tags: ["go"], job_types: [] },
    });
  });

  it("uses the other name of the logo", () => {
    const { company_logo: _, ...rest } = posting;
    expect(readOne({ ...rest, company_logo_url: "https://cdn.example/l.png" }).company_logo).toBe(
      "https://cdn.example/l.png",
    );
  });

  it.each([
    ["full_time", "full_time"],
    ["full-time", "full_time"],
    [["Full-Time"], "full_time"],
    [["", "Contract"], "contract"],
    ["part_time", "part_time"],
    ["freelance", "freelance"],
    ["internship", "internship"],
    ["Internal transfer", "unspecified"],
    ["", "unspecified"],
  ])("reads the job type %j as %s", (job_type, read) => {
    expect(readOne({ ...posting, job_type }).job_type).toBe(read);
  });

  it("rejects one bad item with its place, id, field and reason, and keeps the others", () => {
    const bad = { ...posting, id: 7002, title: " &nbsp; " };
    const reading = readRemotiveResponse(envelope(posting, bad, { ...posting, id: 7003 }), NOW);
    expect(reading).toMatchObject({
      ok: true,
      value: {
        jobs: [{ sourceId: "7001" }, { sourceId: "7003" }],
        rejected: [{ index: 1, sourceId: "7002", path: "title", code: "missing" }],
      },
    });
  });

  it.each([
    ["no object", "nonsense", { index: 0, path: "", code: "wrong-type" }],
    ["null", null, { index: 0, path: "", code: "wrong-type" }],
    ["an item without id", { ...posting, id: undefined }, { index: 0, path: "id", code: "missing" }],
    [
      "an id no address could hold",
      { ...posting, id: "../x" },
      { index: 0, sourceId: "../x", path: "id", code: "unreadable" },
    ],
    [
      "an item whose id has spaces around it",
      { ...posting, id: " 7001 ", title: "" },
      { index: 0, sourceId: "7001", path: "title", code: "missing" },
    ],
    [
      "a title that is a number",
      { ...posting, title: 5 },
      { index: 0, sourceId: "7001", path: "title", code: "wrong-type" },
    ],
    [
      "an address that is a script",
      { ...posting, url: "javascript:alert(1)" },
      { index: 0, sourceId: "7001", path: "url", code: "unreadable" },
    ],
    [
      "an empty address",
      { ...posting, url: "" },
      { index: 0, sourceId: "7001", path: "url", code: "missing" },
    ],
    [
      "a company without a name",
      { ...posting, company_name: null },
      { index: 0, sourceId: "7001", path: "company_name", code: "missing" },
    ],
    [
      "no date",
      { ...posting, publication_date: null },
      { index: 0, sourceId: "7001", path: "publication_date", code: "missing" },
    ],
    [
      "an impossible date",
      { ...posting, publication_date: "2026-02-30T00:00:00" },
      { index: 0, sourceId: "7001", path: "publication_date", code: "unreadable" },
    ],
    [
      "a date next month",
      { ...posting, publication_date: "2026-11-05T00:00:00" },
      { index: 0, sourceId: "7001", path: "publication_date", code: "in-the-future" },
    ],
  ])("says what is wrong with %s", (_, item, rejection) => {
    expect(rejectionOf(item)).toEqual([rejection]);
  });

  it("takes a date some hours ahead for a slipped zone, and so for now", () => {
    expect(readOne({ ...posting, publication_date: "2026-10-06T13:00:00" }).publication_date).toEqual(NOW);
    expect(readOne({ ...posting, publication_date: "2026-10-08T08:00:00" }).publication_date).toEqual(NOW);
  });

  it.each([
    [undefined, ""],
    ["<html>Too many requests</html>", ""],
    [[posting], ""],
    [{ error: "slow down" }, "jobs"],
    [{ jobs: { 0: posting } }, "jobs"],
  ])("fails as a whole on the answer %j", (response, path) => {
    expect(readRemotiveResponse(response, NOW)).toEqual({
      ok: false,
      error: { code: "unexpected-shape", path },
    });
  });

  it("bounds every text and list", () => {
    const long = "x".repeat(5_000);
    const tags = Array.from({ length: 60 }, (_, at) => `tag ${at}`);
    const job = readOne({
      ...posting,
      title: long,
      company_name: long,
      salary: long,
      tags,
      candidate_required_location: long,
    });
    expect(job.title).toHaveLength(200);
    expect(job.company_name).toHaveLength(120);
    expect(job.salary).toHaveLength(300);
    expect(job.candidate_required_location).toHaveLength(300);
    expect(job.tags).toHaveLength(20);
  });

  it("rejects a description too long for a page, by its bytes, and keeps one just short enough", () => {
    const tooLong = [{ index: 0, sourceId: "7001", path: "description", code: "too-long" }];
    expect(rejectionOf({ ...posting, description: "word ".repeat(6_400) })).toEqual(tooLong);
    expect(rejectionOf({ ...posting, description: `Hi<!--${"x".repeat(3_000_000)}-->` })).toEqual(tooLong);
    const longest = "洞".repeat(Math.floor((32_000 - "<p></p>".length) / 3));
    expect(rejectionOf({ ...posting, description: `${longest}洞` })).toEqual(tooLong);
    expect(readOne({ ...posting, description: longest }).description).toBe(`<p>${longest}</p>`);
  });

  it("keeps the words of a link that is relative to a page of the employer's, and no address", () => {
    const description = '<p><a href="/apply/7">Apply</a> or <a href="https://tern.example/">read on</a></p>';
    expect(readOne({ ...posting, description }).description).toMatch(
      /^<p>Apply or <a href="https:\/\/tern\.example\/"/,
    );
  });

  it("takes Remotive's own images out of a description and leaves the employer's", () => {
    const image = (src: string) => `<p>Us</p><img src="${src}" alt="team" width="600" height="400">`;
    const own = readOne({ ...posting, description: image("https://www.remotive.com/team.png") });
    const employers = readOne({ ...posting, description: image("https://tern.example/team.png") });
    expect(own.description).toBe("<p>Us</p>");
    expect(employers.description).toContain("https://tern.example/team.png");
  });

  it("gives the same jobs for the same answer", () => {
    expect(readRemotiveResponse(envelope(posting), NOW)).toEqual(
      readRemotiveResponse(envelope(posting), NOW),
    );
  });
});

describe("findFeedAdapter", () => {
  it("finds Remotive's adapter by its id, with the terms its jobs come under", () => {
    expect(findFeedAdapter("remotive")?.source).toMatchObject({ name: "Remotive", googleJobs: false });
    expect(findFeedAdapter("remotive")?.readResponse(envelope(posting), NOW)).toMatchObject({ ok: true });
    expect(findFeedAdapter("unheard-of")).toBeUndefined();
  });
});
