import { describe, expect, it } from "vitest";

import { toJobPosting } from "../job-posting/to-job-posting.ts";
import { READ_AT, readOne, readRejected } from "../testing/read-posting.ts";
import { ashby } from "./ashby.ts";

const posting = {
  id: "d3bc-77",
  title: "Senior Engineer",
  department: "Product",
  team: "Engineering",
  employmentType: "FullTime",
  location: "Remote - Spain",
  secondaryLocations: [{ location: "Portugal", address: null }, { address: {} }],
  address: { postalAddress: { addressCountry: "Spain" } },
  isListed: true,
  isRemote: true,
  workplaceType: "Remote",
  publishedAt: "2026-10-05T00:13:45.158+00:00",
  jobUrl: "https://jobs.ashbyhq.com/tern%20maps/d3bc-77",
  applyUrl: "https://jobs.ashbyhq.com/tern%20maps/d3bc-77/application",
  descriptionHtml: '<p style="min-height:1.5em">Draw maps.</p>',
  descriptionPlain: "Draw maps.",
  compensation: {
    compensationTierSummary: "€90K - €120K • Offers Equity",
    scrapeableCompensationSalarySummary: "€90K - €120K",
    compensationTiers: [],
    summaryComponents: [
      {
        compensationType: "EquityPercentage",
        interval: "NONE",
        currencyCode: null,
        minValue: null,
        maxValue: null,
      },
      {
        compensationType: "Salary",
        interval: "1 YEAR",
        currencyCode: "EUR",
        minValue: 90_000,
        maxValue: 120_000,
      },
    ],
  },
};
const answer = (changes: object = {}) => ({ apiVersion: "1", jobs: [{ ...posting, ...changes }] });
const read = (changes: object = {}) => readOne(ashby, answer(changes));

describe("the adapter of Ashby", () => {
  it("reads a posting into a job", () => {
    expect(read()).toEqual({
      firestoreId: "ashby-d3bc-77",
      source: "ashby",
      sourceId: "d3bc-77",
      url: posting.jobUrl,
      apply_url: posting.applyUrl,
      title: "Senior Engineer",
      company_name: "Tern Maps",
      category: "software-development",
      tags: ["product"],
      job_type: "full_time",
      seniority: "senior",
      publication_date: new Date("2026-10-05T00:13:45.158Z"),
      candidate_required_location: "Remote - Spain; Portugal",
      place: { scope: "restricted", countries: ["ES", "PT"], regions: [] },
      eligibility: [
        {
          kind: "residence",
          verdict: "only",
          countries: ["ES", "PT"],
          regions: [],
          source: "field",
          quote: "Remote - Spain; Portugal",
        },
      ],
      salary: "€90K - €120K",
      pay: {
        min: 90_000,
        max: 120_000,
        currency: "EUR",
        period: "year",
        origin: "structured",
        annual: { min: 90_000, max: 120_000 },
      },
      description: "<p>Draw maps.</p>",
      excerpt: "Draw maps.",
      first_seen_at: READ_AT,
      last_seen_at: READ_AT,
      stated: {
        categories: ["Engineering", "Product"],
        tags: ["Engineering", "Product"],
        job_types: ["FullTime"],
      },
    });
  });

  it("drops an unlisted posting", () => {
    expect(readRejected(ashby, answer({ isListed: false }))).toEqual([
      { index: 0, sourceId: "d3bc-77", path: "isListed", code: "unlisted" },
    ]);
  });

  it.each([
    ["Remote", null, true],
    ["remote", false, true],
    ["REMOTE", null, true],
    ["Hybrid", true, false],
    ["OnSite", true, false],
    [null, true, true],
    [null, false, false],
    [null, null, true],
  ])("uses the workplace %j, then the flag %j, then its places", (workplaceType, isRemote, taken) => {
    const rejected = readRejected(ashby, answer({ workplaceType, isRemote }));
    expect(rejected.map(({ code }) => code)).toEqual(taken ? [] : ["not-remote"]);
  });

  it("uses the country of the address if the places say nothing", () => {
    expect(read({ location: "Remote", secondaryLocations: [] }).place.countries).toEqual(["ES"]);
  });

  it("reads pay from the summary if there are no numbers", () => {
    const compensation = { ...posting.compensation, summaryComponents: [] };
    expect(read({ compensation }).pay).toMatchObject({ min: 90_000, currency: "EUR", origin: "parsed" });
    expect(read({ compensation: null })).not.toHaveProperty("pay");
  });

  it("keeps on-target pay as such, not as base pay", () => {
    const words = "OTE €90K - €120K • Offers Commission";
    const job = read({ compensation: { ...posting.compensation, compensationTierSummary: words } });
    expect(job.salary).toBe(words);
    expect(job.pay).toMatchObject({ min: 90_000, max: 120_000, onTarget: true, annual: {} });
    const markup = toJobPosting(job, READ_AT);
    expect(markup).toHaveProperty("title");
    expect(markup).not.toHaveProperty("baseSalary");
  });

  it("ignores pay that the company does not show", () => {
    const job = read({ shouldDisplayCompensationOnJobPostings: false });
    expect(job.salary).toBe("");
    expect(job).not.toHaveProperty("pay");
  });

  it("uses the plain text if there is no markup", () => {
    expect(read({ descriptionHtml: null }).description).toBe("<p>Draw maps.</p>");
  });
});
