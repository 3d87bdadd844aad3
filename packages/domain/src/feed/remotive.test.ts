import { describe, expect, it } from "vitest";
import * as z from "zod/mini";

import { Job } from "../job/job.ts";
import { findFeedAdapter } from "./feed-adapters.ts";
import { readRemotiveResponse } from "./feed-adapters.ts";
import { NOW, posting, envelope, readOne } from "./fixtures/remotive-posting.ts";

describe("readRemotiveResponse", () => {
  it("reads a posting into a job", () => {
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

  it("treats optional fields that are missing, null or of another type as unstated", () => {
    const { id, url, title, company_name, publication_date } = posting;
    const bare = { id, url, title, company_name, publication_date };
    const job = readOne(bare);
    expect(job).toMatchObject({
      // Derived from the title.
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

  it("reads the logo from its alternative field", () => {
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

  it("treats a date some hours ahead as a time zone error and uses now", () => {
    expect(readOne({ ...posting, publication_date: "2026-10-06T13:00:00" }).publication_date).toEqual(NOW);
    expect(readOne({ ...posting, publication_date: "2026-10-08T08:00:00" }).publication_date).toEqual(NOW);
  });

  it("keeps the text of a relative link, without the URL", () => {
    const description = '<p><a href="/apply/7">Apply</a> or <a href="https://tern.example/">read on</a></p>';
    expect(readOne({ ...posting, description }).description).toMatch(
      /^<p>Apply or <a href="https:\/\/tern\.example\/"/,
    );
  });

  it("removes Remotive's own images from a description and keeps the employer's", () => {
    const image = (src: string) => `<p>Us</p><img src="${src}" alt="team" width="600" height="400">`;
    const own = readOne({ ...posting, description: image("https://www.remotive.com/team.png") });
    const employers = readOne({ ...posting, description: image("https://tern.example/team.png") });
    expect(own.description).toBe("<p>Us</p>");
    expect(employers.description).toContain("https://tern.example/team.png");
  });

  it("returns the same jobs for the same response", () => {
    expect(readRemotiveResponse(envelope(posting), NOW)).toEqual(
      readRemotiveResponse(envelope(posting), NOW),
    );
  });
});

describe("findFeedAdapter", () => {
  it("finds Remotive's adapter by its id, with its terms", () => {
    expect(findFeedAdapter("remotive")?.source).toMatchObject({ name: "Remotive", googleJobs: false });
    expect(findFeedAdapter("remotive")?.readResponse(envelope(posting), NOW)).toMatchObject({ ok: true });
    expect(findFeedAdapter("unheard-of")).toBeUndefined();
  });
});
