import { describe, expect, it } from "vitest";
import * as z from "zod/mini";

import { SafeHtml } from "../html/safe-html.ts";
import { JobId } from "../job/job-id.ts";
import { JOB_TYPES } from "../job/job-types.ts";
import type { Job } from "../job/job.ts";
import { makePay } from "../pay/annual-pay.ts";
import { parseSalary } from "../pay/parse-salary.ts";
import type { Pay } from "../pay/pay.ts";
import { parsePlace } from "../place/parse-place.ts";
import { FEED_SOURCES } from "../source/feed-source.ts";
import { buildJob } from "../testing/build-job.ts";
import { toJobPosting } from "./to-job-posting.ts";

const NOW = new Date("2026-02-01T12:00:00Z");
const markup = (stated: Partial<Job> = {}) =>
  toJobPosting(
    buildJob({ source: "remote-ok", sourceId: "7", place: parsePlace("Germany"), ...stated }),
    NOW,
  );
const countries = (location: string) =>
  markup({ place: parsePlace(location) })?.applicantLocationRequirements.map(({ name }) => name);

describe("the JobPosting markup of a job", () => {
  it("has what search engines require of a remote job, and nothing the posting does not state", () => {
    expect(markup()).toEqual({
      "@context": "https://schema.org/",
      "@type": "JobPosting",
      title: "Backend Engineer",
      description: "<p>Build the booking service.</p>",
      identifier: { "@type": "PropertyValue", name: "Remote OK", value: "7" },
      datePosted: "2026-01-15T09:00:00.000Z",
      employmentType: "FULL_TIME",
      hiringOrganization: { "@type": "Organization", name: "Tern & Co" },
      jobLocationType: "TELECOMMUTE",
      applicantLocationRequirements: [{ "@type": "Country", name: "Germany" }],
      directApply: false,
    });
  });

  it.each(FEED_SOURCES)("is only created for a job of $name if its terms allow", ({ id, googleJobs }) => {
    expect(markup({ source: id }) !== undefined).toBe(googleJobs);
  });

  it("is never created for Remotive, Himalayas and Jobicy, nor for a source without known terms", () => {
    for (const source of ["remotive", "himalayas", "jobicy", "unheard-of"])
      expect(markup({ source })).toBeUndefined();
  });

  it("is not created for closed, expired or duplicate jobs", () => {
    expect(markup({ expires_at: NOW })).toBeUndefined();
    expect(markup({ closed_at: new Date("2026-01-20T00:00:00Z") })).toBeUndefined();
    expect(markup({ duplicate_of: z.parse(JobId, "lever-9") })).toBeUndefined();
  });

  it.each([
    "Engineer (Hybrid)",
    "Engineer – On-Site",
    "Onsite Engineer",
    "On site technician",
    "Engineer, 2 days in-office",
    "Engineer, in the office twice a week",
    "Engineer (not remote)",
    "Berater, teils vor Ort",
  ])("is left out if the title or location mentions on-site work: %j", (said) => {
    expect(markup({ title: said })).toBeUndefined();
    expect(markup({ candidate_required_location: said })).toBeUndefined();
  });

  it("is left out if the text requires office days, but not if they are optional", () => {
    const office = (verdict: "required" | "optional") =>
      markup({
        eligibility: [
          { kind: "workplace", verdict, countries: [], regions: [], source: "description", quote: "office" },
        ],
      });
    expect(office("required")).toBeUndefined();
    expect(office("optional")?.jobLocationType).toBe("TELECOMMUTE");
  });

  it.each(["Website Engineer", "Back Office Manager", "Engineer (fully remote)"])(
    "is created for %j",
    (title) => {
      expect(markup({ title })).toBeDefined();
    },
  );

  it("has an expiry only if the posting has one", () => {
    expect(markup()).not.toHaveProperty("validThrough");
    const expires_at = new Date("2026-03-01T00:00:00Z");
    expect(markup({ expires_at })?.validThrough).toBe("2026-03-01T00:00:00.000Z");
  });

  it("is left out if the description only repeats the title", () => {
    for (const html of ["", "<p></p>", "<p>backend engineer</p>"])
      expect(markup({ description: z.parse(SafeHtml, html) })).toBeUndefined();
  });
});

describe("where employees may live", () => {
  it("lists countries, including those of regions", () => {
    expect(countries("USA, Canada")).toEqual(["United States", "Canada"]);
    expect(countries("North America")).toEqual(expect.arrayContaining(["United States", "Canada", "Mexico"]));
    expect(countries("EU")).toHaveLength(27);
  });

  it.each(["Worldwide", "", "Haldenwang"])("is not invented for %j, so there is no markup", (location) => {
    expect(countries(location)).toBeUndefined();
  });

  it("is not derived from time zones; of a country with time zones it is that country", () => {
    expect(countries("European timezones")).toBeUndefined();
    expect(countries("UTC-5 to UTC+1")).toBeUndefined();
    expect(countries("Germany, European timezones")).toEqual(["Germany"]);
  });
});

describe("the employment type", () => {
  it("uses the terms of search engines, and is left out if unstated", () => {
    expect(JOB_TYPES.map((job_type) => markup({ job_type })?.employmentType)).toEqual([
      "FULL_TIME",
      "PART_TIME",
      "CONTRACTOR",
      "CONTRACTOR",
      "INTERN",
      "TEMPORARY",
      undefined,
    ]);
  });
});

describe("the base salary", () => {
  const salaryOf = (salary: string) => {
    const pay = parseSalary(salary);
    return markup({ salary, ...(pay && { pay }) })?.baseSalary;
  };

  it("is the stated amount for the stated period", () => {
    expect(salaryOf("$45-$60/Hour")).toEqual({
      "@type": "MonetaryAmount",
      currency: "USD",
      value: { "@type": "QuantitativeValue", minValue: 45, maxValue: 60, unitText: "HOUR" },
    });
    expect(salaryOf("€50,000 a year")?.value).toEqual({
      "@type": "QuantitativeValue",
      value: 50_000,
      unitText: "YEAR",
    });
    expect(salaryOf("up to £70k a year")?.value).toMatchObject({ maxValue: 70_000, unitText: "YEAR" });
  });

  it.each(["day", "week", "month"] as const)("supports pay per %s", (period) => {
    const pay = makePay({ min: 2000, currency: "EUR", period, origin: "structured" });
    const value = { minValue: 2000, unitText: period.toUpperCase() };
    expect(markup(pay ? { pay } : {})?.baseSalary?.value).toMatchObject(value);
  });

  it.each(["", "Competitive"])("is left out for %j", (salary) => {
    expect(salaryOf(salary)).toBeUndefined();
  });

  it.each(["$100,000 - $120,000", "$45-$60", "up to £70k", "€3,500"])(
    "is left out for %j, which has no period",
    (salary) => {
      expect(parseSalary(salary)?.period).toBeDefined();
      expect(salaryOf(salary)).toBeUndefined();
    },
  );

  it("is created for amounts in separate fields only if they have a period", () => {
    const told = (period?: string) => {
      const pay = parseSalary({ min: 90_000, max: 120_000, currency: "USD", period });
      return markup(pay ? { pay } : {})?.baseSalary?.value.unitText;
    };
    expect([told("yearly"), told()]).toEqual(["YEAR", undefined]);
  });

  it.each([
    "OTE $25k - $35k",
    "$80k (O.T.E.)",
    "$80k at target",
    "$80k - $100k on-target earnings",
    "$80,000 targeted",
    "€60k - €80k (estimated)",
    "Estimate: $90,000 - $110,000 per year",
    "est. $90k - $110k",
    "$95,000 average",
    "avg. $95k a year",
    "Market rate: $80k - $100k",
    "midpoint $120,000",
    "$120,000 mid-point of the band",
    "Total compensation $150k - $200k",
    "$150k - $200k total cash",
    "$150k - $200k TC",
    "$180k total target cash",
    "up to £90k incl. bonus",
    "up to $120k including a yearly bonus",
    "€70k (bonus included)",
    "$60k - $90k with commission",
    "earning potential of $90k",
    "$90k+ uncapped commission",
  ])("is not created from %j, which is not guaranteed pay", (salary) => {
    const pay = makePay({ min: 80_000, currency: "USD", period: "year", origin: "structured" });
    expect(markup({ salary, ...(pay && { pay }) })).not.toHaveProperty("baseSalary");
  });

  it.each<[string, Partial<Pay>]>([
    ["what no job pays", { implausible: true, annual: {} }],
    ["what taxes leave", { net: true, annual: {} }],
    ["what is hoped for", { onTarget: true, annual: {} }],
    ["pay by the piece", { byPiece: true, periodAssumed: true, annual: {} }],
    ["one of two figures that differ", { annual: {} }],
    ["an assumed currency", { currencyAssumed: true }],
  ])("is not created from %s", (_, doubt) => {
    const pay = makePay({ min: 80_000, currency: "USD", period: "year", origin: "structured" });
    expect(markup(pay ? { pay } : {})).toHaveProperty("baseSalary");
    expect(markup(pay ? { pay: { ...pay, ...doubt } } : {})).not.toHaveProperty("baseSalary");
  });

  it("works with a currency without an exchange rate", () => {
    expect(salaryOf("PEN 4,500 monthly")).toMatchObject({ currency: "PEN", value: { unitText: "MONTH" } });
  });

  it.each(["$90-115k annual base salary, plus bonuses and equity", "$95k-$135k annually based on location"])(
    "is created for %j",
    (salary) => {
      expect(salaryOf(salary)).toBeDefined();
    },
  );
});
