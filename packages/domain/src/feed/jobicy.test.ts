import { describe, expect, it } from "vitest";

import { READ_AT, readOne } from "../testing/read-posting.ts";
import { jobicy } from "./jobicy.ts";

const posting = {
  id: 154,
  url: "https://jobicy.com/jobs/154-maps-lead",
  jobSlug: "154-maps-lead",
  jobTitle: "Maps &#8211; Lead &amp;amp; Keeper",
  companyName: "Tern",
  companyLogo: "https://jobicy.com/data/tern.png",
  jobIndustry: ["Project &amp;amp; Program Management"],
  jobType: ["Full-Time"],
  jobGeo: "LATAM,  Canada,  USA",
  jobLevel: "Senior",
  jobExcerpt: "Keep maps.",
  jobDescription:
    '<h3>About</h3>\r\n<p>Keep maps.</p><img src="https://jobicy.com/a.png" width="600" height="400">',
  pubDate: "2026-10-05T05:54:07+02:00",
  salaryMin: 100_000,
  salaryMax: 130_000,
  salaryCurrency: "EUR",
  salaryPeriod: "yearly",
};
const read = (changes: object = {}) =>
  readOne(jobicy, { apiVersion: "2.2", jobs: [{ ...posting, ...changes }], success: true });

describe("the adapter of Jobicy", () => {
  it("reads a posting into a job", () => {
    expect(read()).toEqual({
      firestoreId: "jobicy-154",
      source: "jobicy",
      sourceId: "154",
      url: posting.url,
      title: "Maps – Lead & Keeper",
      company_name: "Tern",
      company_logo: posting.companyLogo,
      category: "project-management",
      tags: [],
      job_type: "full_time",
      seniority: "lead",
      publication_date: new Date("2026-10-05T03:54:07Z"),
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
      salary: "100,000 - 130,000 EUR yearly",
      pay: {
        min: 100_000,
        max: 130_000,
        currency: "EUR",
        period: "year",
        origin: "structured",
        annual: { min: 100_000, max: 130_000 },
      },
      description: "<h3>About</h3><p>Keep maps.</p>",
      excerpt: "Keep maps.",
      first_seen_at: READ_AT,
      last_seen_at: READ_AT,
      stated: {
        categories: ["Project & Program Management"],
        tags: ["Project & Program Management"],
        job_types: ["Full-Time"],
      },
    });
  });

  it("reads older postings: annual pay as text, a date without a zone", () => {
    const { salaryMin: _, salaryMax: __, salaryPeriod: ___, ...old } = posting;
    const jobs = [
      { ...old, annualSalaryMin: "90000", annualSalaryMax: "95000", pubDate: "2025-04-02 18:21:39" },
    ];
    expect(readOne(jobicy, { jobs })).toMatchObject({
      pay: { min: 90_000, max: 95_000, currency: "EUR", period: "year", origin: "structured" },
      publication_date: new Date("2025-04-02T18:21:39Z"),
    });
  });

  it("doesn't take amounts without a period for a year's", () => {
    expect(
      read({ salaryMin: 8_000, salaryMax: 12_000, salaryCurrency: "BRL", salaryPeriod: "" }).pay,
    ).toMatchObject({
      currency: "BRL",
      periodAssumed: true,
    });
  });

  it("splits an industry that names two, and makes a tag of the one that is not its category", () => {
    expect(read({ jobIndustry: ["Customer Success, Sales"] })).toMatchObject({
      category: "customer-support",
      tags: ["sales"],
    });
  });

  it("reads the place Anywhere and several job types", () => {
    expect(read({ jobGeo: "Anywhere" }).place.scope).toBe("worldwide");
    expect(read({ jobType: ["contract, part-time"] }).job_type).toBe("contract");
  });

  it("uses the excerpt if there is no description", () => {
    expect(read({ jobDescription: "" }).description).toBe("<p>Keep maps.</p>");
  });
});
