import { describe, expect, it } from "vitest";

import { READ_AT, readOne } from "../testing/read-posting.ts";
import { himalayas } from "./himalayas.ts";

const posting = {
  title: "Keeper of Maps",
  excerpt: "Keep maps.",
  companyName: "tern",
  companySlug: "tern",
  companyLogo: "https://cdn-images.himalayas.app/tern",
  employmentType: "Full Time",
  minSalary: 80,
  maxSalary: 110,
  salaryPeriod: "hourly",
  currency: "USD",
  seniority: ["Mid-level"],
  locationRestrictions: ["Congo, The Democratic Republic of the", "Nepal"],
  timezoneRestrictions: [1, 2, 5.75],
  categories: ["Map-Keeping", "NodeJS"],
  parentCategories: ["Customer Service"],
  description: "<p>Keep maps.</p>",
  pubDate: 1_791_158_400,
  expiryDate: 1_796_342_400,
  applicationLink: "https://himalayas.app/companies/tern/jobs/keeper-of-maps-77",
  guid: "https://himalayas.app/companies/tern/jobs/keeper-of-maps-77",
};
const read = (changes: object = {}) =>
  readOne(himalayas, { limit: 20, nextCursor: "x", jobs: [{ ...posting, ...changes }] });

describe("the adapter of Himalayas", () => {
  it("reads a posting into a job", () => {
    expect(read()).toEqual({
      firestoreId: "himalayas-tern_keeper-of-maps-77",
      source: "himalayas",
      sourceId: "tern_keeper-of-maps-77",
      url: posting.applicationLink,
      title: "Keeper of Maps",
      company_name: "tern",
      company_logo: posting.companyLogo,
      category: "customer-support",
      tags: ["map-keeping", "node.js"],
      job_type: "full_time",
      seniority: "mid",
      publication_date: new Date("2026-10-05T00:00:00Z"),
      candidate_required_location: "Congo, The Democratic Republic of the; Nepal",
      place: { scope: "restricted", countries: ["CD", "NP"], regions: [] },
      eligibility: [
        {
          kind: "residence",
          verdict: "only",
          countries: ["CD", "NP"],
          regions: [],
          source: "field",
          quote: "Congo, The Democratic Republic of the; Nepal",
        },
      ],
      salary: "80 - 110 USD hourly",
      pay: {
        min: 80,
        max: 110,
        currency: "USD",
        period: "hour",
        origin: "structured",
        annual: { min: 166_400, max: 228_800 },
      },
      description: "<p>Keep maps.</p>",
      excerpt: "Keep maps.",
      expires_at: new Date("2026-12-04T00:00:00Z"),
      first_seen_at: READ_AT,
      last_seen_at: READ_AT,
      stated: {
        categories: ["Customer Service"],
        tags: ["Map-Keeping", "NodeJS"],
        job_types: ["Full Time"],
      },
    });
  });

  it("names the company by its URL if the field only has placeholders", () => {
    expect(read({ companyName: "name", companySlug: "tern-maps" }).company_name).toBe("Tern Maps");
    expect(read({ companyName: "name", companySlug: undefined }).company_name).toBe("Tern");
    expect(read({ companyName: "name.com" }).company_name).toBe("name.com");
  });

  it("requests the next page by cursor until there is none", () => {
    const asked = "https://himalayas.app/jobs/api?limit=20&cursor=a";
    const next = "https://himalayas.app/jobs/api?limit=20&cursor=b%2B1";
    expect(himalayas.nextPage?.({ nextCursor: "b+1" }, asked)).toBe(next);
    for (const last of [{ nextCursor: null }, { nextCursor: "" }, {}, null]) {
      expect(himalayas.nextPage?.(last, asked)).toBeUndefined();
    }
  });

  it("accepts dates in milliseconds", () => {
    const { publication_date, expires_at } = read();
    const inMilliseconds = { pubDate: posting.pubDate * 1000, expiryDate: posting.expiryDate * 1000 };
    expect(read(inMilliseconds)).toMatchObject({ publication_date, expires_at });
  });

  it("ignores an expiry that cannot be read or is before the posting", () => {
    for (const expiryDate of [null, 0, "soon", posting.pubDate - 1])
      expect(read({ expiryDate })).not.toHaveProperty("expires_at");
  });

  it("accepts places as objects with names", () => {
    const locationRestrictions = [
      { alpha2: "CD", name: "Congo, The Democratic Republic of the" },
      { name: "Nepal" },
    ];
    expect(read({ locationRestrictions }).place.countries).toEqual(["CD", "NP"]);
  });

  it.each<[unknown, unknown[], object]>([
    [[], [], { scope: "worldwide", countries: [], regions: [] }],
    [[], [-5, "-4", -3.5, 0], { scope: "worldwide", timezones: { from: -5, to: 0 } }],
    [[], ["5.75"], { scope: "worldwide", timezones: { from: 5.75, to: 5.75 } }],
    [[], Array.from({ length: 26 }, (_, at) => at - 12), { scope: "worldwide", countries: [], regions: [] }],
    [["United States"], [-10, -5, 14], { scope: "restricted", countries: ["US"], regions: [] }],
    [undefined, [], { scope: "unknown" }],
    ["everywhere", [], { scope: "unknown" }],
  ])("reads the restrictions %j with the offsets %j", (locationRestrictions, timezoneRestrictions, place) => {
    const job = read({ locationRestrictions, timezoneRestrictions });
    expect(job.place).toMatchObject(place);
    expect("timezones" in job.place).toBe("timezones" in place);
  });

  it("accepts a posting with endless offsets", () => {
    const timezoneRestrictions = Array.from({ length: 150_000 }, () => 2);
    const { place } = read({ locationRestrictions: [], timezoneRestrictions });
    expect(place.timezones).toEqual({ from: 2, to: 2 });
  });

  it.each([
    [{ minSalary: 0, maxSalary: 0 }, "", false],
    [{ minSalary: null, maxSalary: null, currency: null }, "", false],
    [{ minSalary: 4, maxSalary: 9, salaryPeriod: "annual" }, "4 - 9 USD annual", false],
    [{ minSalary: 40_000, maxSalary: 50_000, salaryPeriod: undefined }, "40,000 - 50,000 USD", true],
    [{ minSalary: 0, maxSalary: 110 }, "110 USD hourly", true],
  ])("formats the pay %j as %j", (changes, salary, compared) => {
    const job = read(changes);
    expect(job.salary).toBe(salary);
    expect(job.pay ? !job.pay.implausible : false).toBe(compared);
  });

  it("uses another kind of guid as id", () => {
    expect(read({ guid: "b7d0-77" }).firestoreId).toBe("himalayas-b7d0-77");
  });
});
