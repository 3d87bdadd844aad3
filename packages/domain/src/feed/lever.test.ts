import { describe, expect, it } from "vitest";

import { READ_AT, readOne, readRejected } from "../testing/read-posting.ts";
import { lever } from "./lever.ts";

const posting = {
  id: "d878-77",
  text: "Map Contractor",
  hostedUrl: "https://jobs.lever.co/tern-maps/d878-77",
  applyUrl: "https://jobs.lever.co/tern-maps/d878-77/apply",
  categories: {
    commitment: "Short Term",
    department: "Content",
    location: "Remote",
    team: "Marketing",
    allLocations: ["Lisbon, Portugal", "Remote - Brazil"],
  },
  country: "PT",
  workplaceType: "remote",
  createdAt: 1_791_158_400_000,
  opening: "",
  description: "<div>\n<p>Draw maps &amp; plans.&nbsp;</p></div>",
  descriptionPlain: "Draw maps & plans.",
  lists: [{ text: "What you'll <do> & know", content: "\n<li>Measure caves.</li>\n<li>Draw them.</li>\n" }],
  additional: "<div>All are welcome.</div>",
  additionalPlain: "All are welcome.",
  salaryRange: { min: 40, max: 60, currency: "EUR", interval: "per-hour-wage" },
};
const read = (changes: object = {}, board?: Parameters<typeof readOne>[2]) =>
  readOne(lever, [{ ...posting, ...changes }], board);

describe("the adapter of Lever", () => {
  it("reads a posting into a job, including the lists outside its description", () => {
    expect(read()).toEqual({
      firestoreId: "lever-d878-77",
      source: "lever",
      sourceId: "d878-77",
      url: posting.hostedUrl,
      apply_url: posting.applyUrl,
      title: "Map Contractor",
      company_name: "Tern Maps",
      category: "marketing",
      tags: ["content"],
      job_type: "temporary",
      publication_date: new Date("2026-10-05T00:00:00Z"),
      candidate_required_location: "Lisbon, Portugal; Remote - Brazil",
      place: { scope: "restricted", countries: ["PT", "BR"], regions: [], cities: ["Lisbon"] },
      eligibility: [
        {
          kind: "residence",
          verdict: "only",
          countries: ["PT", "BR"],
          regions: [],
          source: "field",
          quote: "Lisbon, Portugal; Remote - Brazil",
        },
      ],
      salary: "40 - 60 EUR per-hour-wage",
      pay: {
        min: 40,
        max: 60,
        currency: "EUR",
        period: "hour",
        origin: "structured",
        annual: { min: 83_200, max: 124_800 },
      },
      description:
        "<p>Draw maps &amp; plans.</p><h3>What you'll &lt;do&gt; &amp; know</h3>" +
        "<ul><li>Measure caves.</li><li>Draw them.</li></ul><p>All are welcome.</p>",
      excerpt: "Draw maps & plans. Measure caves. Draw them. All are welcome.",
      first_seen_at: READ_AT,
      last_seen_at: READ_AT,
      stated: {
        categories: ["Marketing", "Content"],
        tags: ["Marketing", "Content"],
        job_types: ["Short Term"],
      },
    });
  });

  it.each([
    ["hybrid", "Remote", false],
    ["on-site", "Remote", false],
    ["remote", "Lisbon", true],
    ["Remote", "Lisbon", true],
    ["Unspecified", "Remote - EMEA", true],
    ["unspecified", "Remote - EMEA", true],
    ["unspecified", "Lisbon", false],
    [undefined, "Remote", true],
  ])("prefers the workplace type %j over the words '%s'", (workplaceType, location, taken) => {
    const changed = { ...posting, workplaceType, categories: { location } };
    const rejected = readRejected(lever, [changed]);
    const notRemote = { index: 0, sourceId: "d878-77", path: "workplaceType", code: "not-remote" };
    expect(rejected).toEqual(taken ? [] : [notRemote]);
  });

  it("uses the country only if the places say nothing", () => {
    expect(read({ categories: { location: "Remote" } }).place.countries).toEqual(["PT"]);
    expect(read({ categories: { location: "Remote - EMEA" } }).place).toMatchObject({
      countries: [],
      regions: ["emea"],
    });
  });

  it("names the company as known for its board", () => {
    expect(read({}, { token: "tern-maps", companyName: "TERN MAPS" }).company_name).toBe("TERN MAPS");
  });

  it("accepts a description in parts", () => {
    const rest = { lists: null, additional: null };
    const parts = { description: "", opening: "<p>Hello.</p>", descriptionBody: "<p>Draw.</p>" };
    expect(read({ ...rest, ...parts }).description).toBe("<p>Hello.</p><p>Draw.</p>");
    expect(read({ ...rest, description: undefined }).description).toBe("<p>Draw maps &amp; plans.</p>");
  });
});
