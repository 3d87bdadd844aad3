import { describe, expect, it } from "vitest";

import type { Job } from "../job/job.ts";
import { makePay } from "../pay/annual-pay.ts";
import type { Place } from "../place/place.ts";
import { buildJob } from "../testing/build-job.ts";
import type { UserPreferences } from "../user/user-profile.ts";
import { preferencesMet, readKnownPreferences } from "./preferences-met.ts";

const met = (job: Job, preferences: UserPreferences) =>
  preferencesMet(job, readKnownPreferences({ preferences }));
const onlyIn = (named: Partial<Place>): Job =>
  buildJob({ place: { scope: "restricted", countries: [], regions: [], ...named } });
const paid = (min: number | undefined, max: number | undefined, currency = "USD"): Job => {
  const range = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  const pay = makePay({ ...range, currency, period: "year", origin: "parsed" });
  if (!pay) throw new Error("pay that cannot be meant");
  return buildJob({ pay });
};

describe("job types", () => {
  it.each([
    ["full_time", ["full_time", "contract"], ["job_type"]],
    ["full_time", ["contract"], "out"],
    ["unspecified", ["contract"], []],
    ["full_time", [], []],
    ["full_time", ["shift work"], []],
    ["full_time", ["unspecified"], []],
  ] as const)("a %s job, for a person who chose %j: %j", (job_type, jobTypes, expected) => {
    expect(met(buildJob({ job_type }), { jobTypes: [...jobTypes] })).toEqual(expected);
  });
});

describe("locations", () => {
  it.each<[string, Job, string[], readonly string[] | "out"]>([
    ["open to all", buildJob(), ["DE"], ["location"]],
    ["open to Germany", onlyIn({ countries: ["DE"] }), ["DE"], ["location"]],
    ["open to Europe", onlyIn({ regions: ["europe"] }), ["DE"], ["location"]],
    ["open to Germany", onlyIn({ countries: ["DE"] }), ["europe"], ["location"]],
    ["open to the United States", onlyIn({ countries: ["US"] }), ["DE", "europe"], "out"],
    ["open to the United States", onlyIn({ countries: ["US"] }), ["DE", "US"], ["location"]],
    ["open to Germany", onlyIn({ countries: ["DE"] }), ["worldwide"], "out"],
    ["that does not say", buildJob({ place: { scope: "unknown", countries: [], regions: [] } }), ["DE"], []],
    ["restricted to what could not be read", onlyIn({}), ["DE"], []],
    ["open to Germany", onlyIn({ countries: ["DE"] }), ["Atlantis", "unstated"], []],
  ])("a job %s (%#), for a person with preferred places", (_, job, preferredLocations, expected) => {
    expect(met(job, { preferredLocations })).toEqual(expected);
  });
});

describe("place of residence", () => {
  it.each<[string, Job, string[], readonly string[] | "out"]>([
    ["open to all", buildJob(), [], ["location"]],
    ["open to Africa", onlyIn({ regions: ["africa"] }), [], ["location"]],
    ["open to the United States", onlyIn({ countries: ["US"] }), [], "out"],
    ["that does not say", buildJob({ place: { scope: "unknown", countries: [], regions: [] } }), [], []],
    ["open to the United States", onlyIn({ countries: ["US"] }), ["US"], ["location"]],
    ["open to Africa", onlyIn({ regions: ["africa"] }), ["US"], "out"],
  ])(
    "a job %s (%#), for someone in Nigeria who prefers the places %j",
    (_, job, preferredLocations, expected) => {
      const known = readKnownPreferences({ country: "NG", preferences: { preferredLocations } });
      expect(preferencesMet(job, known)).toEqual(expected);
    },
  );

  it("says nothing if it is not a country", () => {
    const known = readKnownPreferences({ country: "Atlantis" });
    expect(preferencesMet(onlyIn({ countries: ["US"] }), known)).toEqual([]);
  });
});

describe("pay", () => {
  const range = { salaryMin: 60_000, salaryMax: 90_000, salaryCurrency: "USD" };
  it.each<[string, Job, UserPreferences, readonly string[] | "out"]>([
    ["reaching into the range from below", paid(40_000, 60_000), range, ["pay"]],
    ["reaching into the range from above", paid(90_000, 140_000), range, ["pay"]],
    ["wholly below", paid(40_000, 59_999), range, "out"],
    ["wholly above", paid(90_001, 140_000), range, []],
    ["up to an amount in the range", paid(undefined, 70_000), range, ["pay"]],
    ["from an amount below on", paid(50_000, undefined), range, "out"],
    ["in another currency", paid(10_000, 20_000, "EUR"), range, []],
    ["not stated", buildJob(), range, []],
    ["below, but the range has no currency", paid(10_000, 20_000), { salaryMin: 60_000 }, []],
    ["with only a most wanted", paid(40_000, 60_000), { salaryMax: 90_000, salaryCurrency: "USD" }, ["pay"]],
    ["below, but only a currency is wanted", paid(10_000, 20_000), { salaryCurrency: "USD" }, []],
  ])("%s", (_, job, preferences, expected) => {
    expect(met(job, preferences)).toEqual(expected);
  });
});

describe("pay in another currency", () => {
  const range = { salaryMin: 100_000, salaryMax: 120_000, salaryCurrency: "USD" };
  const rates = { date: "2026-01-23", perEuro: { EUR: 1, USD: 1.2, JPY: 180 } };
  const metAtRates = (job: Job) => preferencesMet(job, readKnownPreferences({ preferences: range }), rates);
  it.each<[string, Job, readonly string[] | "out"]>([
    ["that comes to an amount in the range", paid(80_000, 90_000, "EUR"), ["pay"]],
    ["that comes to less than is wanted", paid(70_000, 80_000, "EUR"), "out"],
    ["that is more in number only", paid(6_000_000, 9_000_000, "JPY"), "out"],
    ["that comes to more than is wanted", paid(101_000, 150_000, "EUR"), []],
    ["of which there is no rate", paid(20_000_000, 30_000_000, "NGN"), []],
  ])("%s", (_, job, expected) => {
    expect(metAtRates(job)).toEqual(expected);
  });
});

it("ignores work environments: every job here is remote", () => {
  expect(met(buildJob(), { workEnvironments: ["on_site"] })).toEqual([]);
});

it("excludes a job that meets two preferences but fails one", () => {
  const preferences = {
    jobTypes: ["contract"],
    preferredLocations: ["DE"],
    salaryMin: 1,
    salaryCurrency: "USD",
  };
  expect(met(paid(50_000, 60_000), preferences)).toBe("out");
  expect(met({ ...paid(50_000, 60_000), job_type: "contract" }, preferences)).toEqual([
    "pay",
    "location",
    "job_type",
  ]);
});
