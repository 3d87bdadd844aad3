import { describe, expect, it } from "vitest";

import { READ_AT, readOne, readRejected } from "../testing/read-posting.ts";
import { greenhouse } from "./greenhouse.ts";

const posting = {
  id: 6_136,
  internal_job_id: 5_196,
  absolute_url: "https://job-boards.greenhouse.io/ternmaps/jobs/6136",
  title: "Account Executive, Caves",
  company_name: "Tern Maps",
  location: { name: "Remote - Germany; Remote - Spain" },
  metadata: [{ id: 1, name: "Career Site Categories", value: "Sales" }],
  departments: [{ id: 4, name: "Sales", child_ids: [], parent_id: null }, { name: null }],
  offices: [{ id: 4, name: "Office - London", location: "London, England, United Kingdom" }],
  updated_at: "2026-10-06T07:00:00-04:00",
  first_published: "2026-08-06T12:50:10-04:00",
  application_deadline: "2026-12-01T00:00:00Z",
  content:
    "&lt;div class=&quot;content-intro&quot;&gt;&lt;h2&gt;About us&lt;/h2&gt;\n&lt;p&gt;We&#39;re mapping R&amp;amp;D.&lt;/p&gt;&lt;/div&gt;",
};
const answer = (changes: object = {}) => ({ jobs: [{ ...posting, ...changes }], meta: { total: 1 } });

describe("the adapter of Greenhouse", () => {
  it("reads a posting into a job, dated by its first publication", () => {
    expect(readOne(greenhouse, answer())).toEqual({
      firestoreId: "greenhouse-6136",
      source: "greenhouse",
      sourceId: "6136",
      url: posting.absolute_url,
      title: "Account Executive, Caves",
      company_name: "Tern Maps",
      category: "sales",
      tags: [],
      job_type: "unspecified",
      publication_date: new Date("2026-08-06T16:50:10Z"),
      candidate_required_location: "Remote - Germany; Remote - Spain",
      place: { scope: "restricted", countries: ["DE", "ES"], regions: [] },
      eligibility: [
        {
          kind: "residence",
          verdict: "only",
          countries: ["DE", "ES"],
          regions: [],
          source: "field",
          quote: "Remote - Germany; Remote - Spain",
        },
      ],
      salary: "",
      description: "<h3>About us</h3><p>We're mapping R&amp;D.</p>",
      excerpt: "We're mapping R&D.",
      expires_at: new Date("2026-12-01T00:00:00Z"),
      first_seen_at: READ_AT,
      last_seen_at: READ_AT,
      stated: { categories: ["Sales"], tags: ["Sales"], job_types: [] },
    });
  });

  it("reads pay and job type from custom fields", () => {
    const metadata = [
      { name: "Employment Type", value: "Part-time", value_type: "single_select" },
      { name: "Salary Range", value: { unit: "USD", min_value: "90000.0", max_value: "120000.0" } },
    ];
    expect(readOne(greenhouse, answer({ metadata }))).toMatchObject({
      job_type: "part_time",
      salary: "90,000 - 120,000 USD",
      pay: { min: 90_000, max: 120_000, currency: "USD", period: "year", origin: "structured" },
      stated: { job_types: ["Part-time"] },
    });
  });

  it("reads pay from the ranges required by law", () => {
    const pay_input_ranges = [
      { min_cents: 4_000, max_cents: 6_050, currency_type: "EUR", title: "Hourly pay", blurb: "<p>...</p>" },
    ];
    expect(readOne(greenhouse, answer({ pay_input_ranges })).pay).toMatchObject({
      min: 40,
      max: 60.5,
      currency: "EUR",
      period: "hour",
    });
  });

  it.each([
    { metadata: null },
    { metadata: "Sales" },
    { metadata: [7, null, { name: 4, value: 5 }] },
    { pay_input_ranges: [{ min_cents: "a lot" }, null] },
  ])("accepts a posting with the custom fields %j", (changes) => {
    expect(readOne(greenhouse, answer(changes))).toMatchObject({
      salary: "",
      job_type: "unspecified",
    });
  });

  it("uses the update date if the first publication is not stated", () => {
    const job = readOne(greenhouse, answer({ first_published: null }));
    expect(job.publication_date).toEqual(new Date("2026-10-06T08:00:00Z"));
  });

  it("leaves out a posting if none of its places is remote", () => {
    expect(readRejected(greenhouse, answer({ location: { name: "Hybrid - London" } }))).toEqual([
      { index: 0, sourceId: "6136", path: "location.name", code: "not-remote" },
    ]);
    expect(readRejected(greenhouse, answer({ location: null }))).toHaveLength(1);
  });

  it.each(["Dev (Hybrid)", "Dev - On-site Berlin"])(
    "leaves out a posting that is on site by its title, whatever its places say: %s",
    (title) => {
      expect(readRejected(greenhouse, answer({ location: { name: "Remote - Germany" }, title }))).toEqual([
        { index: 0, sourceId: "6136", path: "title", code: "not-remote", words: title },
      ]);
    },
  );

  it("names the company as known for its board, or else as in the posting, or else as in the URL", () => {
    const board = { token: "ternmaps", companyName: "TERN" };
    expect(readOne(greenhouse, answer(), board).company_name).toBe("TERN");
    expect(readOne(greenhouse, answer({ company_name: undefined })).company_name).toBe("Ternmaps");
  });
});
