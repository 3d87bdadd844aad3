import * as fc from "fast-check";
import { expect, it } from "vitest";

import { parsePlace } from "../place/parse-place.ts";
import type { Place } from "../place/place.ts";
import { countriesOpenTo, isExcluded } from "../place/region.ts";
import { arbitraryJob } from "../testing/arbitrary-job.ts";
import { evaluateEligibility } from "./evaluate-eligibility.ts";
import { formatEligibility } from "./format-eligibility.ts";

const say = (place: string, country: string) =>
  formatEligibility(evaluateEligibility({ place: parsePlace(place) }, country), country);

it("says why somebody may apply: their country is named, lies in a region, or anyone may", () => {
  expect(say("Brazil, Germany", "BR")).toBe("Open to Brazil");
  expect(say("USA", "US")).toBe("Open to the US");
  expect(say("LATAM", "BR")).toBe("Latin America");
  expect(say("Brazil, LATAM", "BR")).toBe("Open to Brazil");
  expect(say("Worldwide", "NG")).toBe("Worldwide");
});

it("says who may apply where somebody may not", () => {
  expect(say("USA only", "BR")).toBe("US only");
  expect(say("USA, Canada", "IN")).toBe("US or Canada only");
  expect(say("Europe, Canada, Brazil, USA", "IN")).toBe("Only Europe, Canada and 2 more");
});

it("says worldwide of the rest of the world, and no to those who are left out of it", () => {
  expect(say("Worldwide except Nigeria and Brazil", "KE")).toBe("Worldwide");
  expect(say("Worldwide except Nigeria and Brazil", "NG")).toBe("Not open to Nigeria");
});

it("names none of the countries of hours to people who live by others", () => {
  expect(say("UTC-8 to UTC-3", "NG")).toBe("Americas only");
  expect(say("UTC-5 to UTC+2", "IN")).toBe("Not open to India");
});

it("says who may not apply, and not two of many places, where a country is left out of a region", () => {
  expect(say("LATAM except Brazil", "BR")).toBe("Not open to Brazil");
  expect(say("Europe except the UK", "GB")).toBe("Not open to the UK");
});

it("says what is required there, work authorization, citizenship or a clearance", () => {
  const verdictOf = (requires: "workAuthorization" | "citizenship" | "clearance", place = "USA") =>
    evaluateEligibility({ place: { ...parsePlace(place), requires } }, "IN");
  expect(formatEligibility(verdictOf("workAuthorization", "European Union"), "IN")).toBe(
    "EU work authorization required",
  );
  expect(formatEligibility(verdictOf("citizenship"), "IN")).toBe("US citizens only");
  expect(formatEligibility(verdictOf("clearance"), "IN")).toBe("US security clearance required");
});

it("says neither yes nor no where the posting does not say", () => {
  expect(say("the office", "DE")).toBe("Not stated");
  const nowhere: Place = { scope: "restricted", countries: [], regions: [] };
  expect(evaluateEligibility({ place: nowhere }, "DE").answer).toBe("notStated");
});

it("says no where nothing is said but that people there may not apply, and leaves others open", () => {
  const place: Place = { ...parsePlace("the office"), excluded: { countries: ["US"], regions: ["eu"] } };
  const tell = (country: string) => formatEligibility(evaluateEligibility({ place }, country), country);
  expect([tell("US"), tell("DE"), tell("NG")]).toEqual([
    "Not open to the US",
    "Not open to Germany",
    "Not stated",
  ]);
});

it("says yes to the countries that a place is open to, and to no others", () => {
  fc.assert(
    fc.property(arbitraryJob, fc.constantFrom("US", "DE", "BR", "IN", "NG"), (job, country) => {
      const open = countriesOpenTo(job.place);
      const isNo = open.size > 0 || isExcluded(country, job.place);
      const expected = open.has(country) ? "open" : isNo ? "notOpen" : "notStated";
      const { answer } = evaluateEligibility(job, country);
      expect(answer).toBe(job.place.scope === "worldwide" ? "open" : expected);
    }),
  );
});
