import { buildJobIndex, BUNDLED_RATES, parseSalary, type Place, type WorkingHours } from "@farwork/domain";
import { buildJob } from "@farwork/domain/testing";
import { expect, it } from "vitest";

import { milliseconds } from "./commit-time.ts";
import { composeDigest } from "./digest.ts";
import { buildNewJobsIndex } from "./new-jobs-index.ts";

const NOW = new Date("2026-01-20T12:00:00Z");
const at = milliseconds(NOW.getTime());

const RATES = { ...BUNDLED_RATES, date: "2026-01-19" };
const IN_REAIS = "salary_min=1000&currency=BRL&period=month";

/** The email's text about a job with this pay, for a search with pay in reais per month. */
function tell(salary: string, rates = RATES) {
  const pay = parseSalary(salary) ?? undefined;
  return tellOf({ salary, ...(pay && { pay }) }, { query: IN_REAIS }, rates);
}

/** The email's text about a job for a search and a profile with working hours, currency and country. */
function tellOf(
  facts: Parameters<typeof buildJob>[0],
  { query = "", ...profile }: { query?: string; hours?: WorkingHours; currency?: string; country?: string },
  rates = RATES,
) {
  const job = buildJob({ ...facts, publication_date: NOW, first_seen_at: NOW });
  const entries = new Map([[job.firestoreId, { noticedAt: at, committedAt: at }]]);
  const newJobs = buildNewJobsIndex(buildJobIndex([job]), { version: 1, readAt: at, entries }, NOW, rates);
  const search = { searchId: "one", name: "Tides", query, createdAt: 0, seenUntil: 0 };
  const hidden = { jobs: [], companies: [] };
  const digest = composeDigest(newJobs, [search], { hidden, ...profile, now: NOW });
  return digest.searches[0]?.jobs[0];
}

it("shows stated pay first, then converted for the search, with the date of the rates", () => {
  expect(tell("$60,000 a year")?.facts).toContain(`$60k a year · ≈ R$27k/month (ECB rates of ${RATES.date})`);
});

it("says that the rates were old when it was sent", () => {
  expect(tell("$60,000 a year", BUNDLED_RATES)?.facts).toContain(
    `≈ R$27k/month (ECB rates of ${BUNDLED_RATES.date}, over a month ago)`,
  );
});

it("shows annual pay in the profile's currency if the search has none", () => {
  const salary = "$60,000 a year";
  const pay = parseSalary(salary) ?? undefined;
  const told = (reader: { query?: string; currency?: string; country?: string }) =>
    tellOf({ salary, ...(pay && { pay }) }, reader)?.facts;
  const inReais = `$60k a year · ≈ R$320k/year (ECB rates of ${RATES.date})`;
  expect(told({ currency: "BRL" })).toContain(inReais);
  expect(told({ currency: "BRL", query: "categories=software-development" })).toContain(inReais);
  expect(told({ currency: "EUR", query: IN_REAIS })).toContain("≈ R$27k/month");
  // Otherwise in the currency of the search's country.
  expect(told({ query: "from=BR" })).toContain(inReais);
  expect(told({ currency: "EUR", query: "from=BR" })).toContain("≈ €52k/year");
  // Otherwise in that of the profile's country.
  expect(told({ country: "BR" })).toContain(inReais);
  expect(told({ country: "DE", query: "from=BR" })).toContain(inReais);
  expect(told({ country: "BR", currency: "EUR" })).toContain("≈ €52k/year");
  for (const none of [{}, { currency: "USD" }, { currency: "NGN" }]) expect(told(none)).not.toContain("ECB");
});

it("marks an assumed period, in the facts and in the reasons", () => {
  const job = tell("$60,000 - $90,000");
  expect(job?.facts).toContain("$60k–$90k a year? · ≈ R$27k–R$40k/month?");
  expect(job?.reasons).toBe("Pays $60k–$90k a year?");
});

it("shows the overlap with the hours of the profile, or of the search", () => {
  const place: Place = { scope: "worldwide", countries: [], regions: [], timezones: { from: -5, to: -5 } };
  const hours = { zone: "Africa/Lagos", start: 9, end: 17 };
  const shared = "2 of your 8 hours in common";
  expect(tellOf({ place }, { hours })?.facts).toMatch(new RegExp(` · ${shared}$`));
  expect(tellOf({ place }, { query: "zone=Africa/Lagos&common=1" })?.facts).toContain(shared);
  const own = { query: "zone=America/New_York&common=1", hours };
  expect(tellOf({ place }, own)?.facts).toContain("All your 8 hours in common");
  expect(tellOf({ place }, {})?.facts).not.toContain("in common");
  expect(tellOf({}, { hours })?.facts).not.toContain("in common");
});
