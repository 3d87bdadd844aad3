import { describe, expect, it } from "vitest";

import { READ_AT, readOne, readRejected } from "../testing/read-posting.ts";
import { recruitee } from "./recruitee.ts";

const posting = {
  id: 4711,
  slug: "senior-map-engineer",
  title: "Senior Map Engineer",
  careers_url: "https://tern.recruitee.com/o/senior-map-engineer",
  careers_apply_url: "https://tern.recruitee.com/o/senior-map-engineer/c/new",
  company_name: "Tern Maps",
  status: "published",
  location: "Lisbon, Portugal",
  city: "Lisbon",
  country: "Portugal",
  country_code: "PT",
  remote: true,
  hybrid: false,
  on_site: false,
  department: "Engineering",
  tags: ["Maps"],
  employment_type_code: "fulltime_permanent",
  experience_code: "experienced",
  published_at: "2026-10-05 10:15:00 UTC",
  created_at: "2026-09-01 08:00:00 UTC",
  close_at: "2026-11-30 23:59:59 UTC",
  description: "<p>Draw maps &amp; plans.</p>",
  requirements: "<ul><li>Measure caves.</li></ul>",
  salary: { min: "50000", max: "60000", currency: "EUR", period: "year" },
};
const read = (changes: object = {}, board?: Parameters<typeof readOne>[2]) =>
  readOne(recruitee, { offers: [{ ...posting, ...changes }] }, board);

describe("the adapter of Recruitee", () => {
  it("reads a posting into a job, with the requirements after its description", () => {
    expect(read()).toEqual({
      firestoreId: "recruitee-4711",
      source: "recruitee",
      sourceId: "4711",
      url: posting.careers_url,
      apply_url: posting.careers_apply_url,
      title: "Senior Map Engineer",
      company_name: "Tern Maps",
      category: "software-development",
      tags: ["maps"],
      job_type: "full_time",
      seniority: "senior",
      publication_date: new Date("2026-10-05T10:15:00Z"),
      expires_at: new Date("2026-11-30T23:59:59Z"),
      candidate_required_location: "Lisbon, Portugal",
      place: { scope: "restricted", countries: ["PT"], regions: [], cities: ["Lisbon"] },
      eligibility: [
        {
          kind: "residence",
          verdict: "only",
          countries: ["PT"],
          regions: [],
          source: "field",
          quote: "Lisbon, Portugal",
        },
      ],
      salary: "50,000 - 60,000 EUR year",
      pay: {
        min: 50_000,
        max: 60_000,
        currency: "EUR",
        period: "year",
        origin: "structured",
        annual: { min: 50_000, max: 60_000 },
      },
      description: "<p>Draw maps &amp; plans.</p><ul><li>Measure caves.</li></ul>",
      excerpt: "Draw maps & plans. Measure caves.",
      first_seen_at: READ_AT,
      last_seen_at: READ_AT,
      stated: {
        categories: ["Engineering"],
        tags: ["Engineering", "Maps"],
        job_types: ["fulltime_permanent"],
      },
    });
  });

  it.each([
    [{ remote: true, hybrid: true, on_site: true }, "Lisbon", true],
    [{ remote: false, hybrid: true }, "Remote", false],
    [{ remote: false }, "Remote", false],
    [{ remote: undefined, hybrid: true }, "Remote", false],
    [{ remote: undefined, on_site: true }, "Remote", false],
    [{ remote: undefined }, "Remote - EMEA", true],
    [{ remote: undefined }, "Lisbon", false],
  ])("prefers its flags %j over the words '%s'", (flags, location, isTaken) => {
    const rejected = readRejected(recruitee, { offers: [{ ...posting, ...flags, location }] });
    const notRemote = { index: 0, sourceId: "4711", path: "remote", code: "not-remote" };
    expect(rejected).toEqual(isTaken ? [] : [notRemote]);
  });

  it("leaves out unpublished postings", () => {
    expect(readRejected(recruitee, { offers: [{ ...posting, status: "internal" }] })).toEqual([
      { index: 0, sourceId: "4711", path: "status", code: "unlisted" },
    ]);
  });

  it("names the company as known for its board", () => {
    expect(read({}, { token: "tern", companyName: "TERN MAPS" }).company_name).toBe("TERN MAPS");
  });

  it("accepts a posting without expiry, pay and requirements", () => {
    const { expires_at, pay, description } = read({ close_at: null, salary: null, requirements: null });
    expect([expires_at, pay, description]).toEqual([undefined, undefined, "<p>Draw maps &amp; plans.</p>"]);
  });
});
