import { expect, it } from "vitest";

import { evaluateEligibility } from "../eligibility/evaluate-eligibility.ts";
import { showsPlace } from "../filter/match-place.ts";
import { formatPlace } from "../place/format-place.ts";
import { parsePlace } from "../place/parse-place.ts";
import { buildJob } from "../testing/build-job.ts";
import { positionPlace } from "./position-place.ts";

function placeOf(...names: string[]) {
  const { firestoreId } = buildJob();
  const locations = names.map((name) => ({ firestoreId, name, place: parsePlace(name) }));
  return positionPlace(buildJob({ place: parsePlace(names[0] ?? ""), locations }));
}

it("is a job's own place if it is posted for no other", () => {
  const place = parsePlace("Germany");
  expect(positionPlace(buildJob({ place }))).toBe(place);
});

it("is open wherever one of its postings is, each country listed once", () => {
  expect(placeOf("Germany", "Sweden, Germany", "LATAM")).toEqual({
    scope: "restricted",
    countries: ["DE", "SE"],
    regions: ["latam"],
  });
});

it("is worldwide if one of its postings is, whatever the others say", () => {
  expect(placeOf("Germany", "Worldwide")).toEqual({ scope: "worldwide", countries: [], regions: [] });
  expect(placeOf("", "Worldwide").scope).toBe("worldwide");
});

it("stays unknown for other countries if one of its postings does not say", () => {
  const { firestoreId } = buildJob();
  const germany = { firestoreId, name: "Germany", place: parsePlace("Germany") };
  const silent = buildJob({ place: parsePlace(""), locations: [germany] });
  for (const place of [positionPlace(silent), placeOf("Germany", "")]) {
    expect(evaluateEligibility({ place }, "DE").answer).toBe("open");
    expect(evaluateEligibility({ place }, "US").answer).toBe("notStated");
    expect([showsPlace("unstated", place), showsPlace("DE", place), showsPlace("US", place)]).toEqual([
      true,
      true,
      false,
    ]);
    expect(formatPlace(place)).toBe("Germany, elsewhere not stated");
  }
  expect(evaluateEligibility({ place: placeOf("", "Europe") }, "SE").answer).toBe("open");
});

it("excludes people whom all otherwise silent postings exclude, unless another is open to them", () => {
  const { firestoreId } = buildJob();
  const excluded = { countries: ["US", "DE"], regions: [] };
  const [barred, silent] = [{ ...parsePlace(""), excluded }, parsePlace("")];
  const answer = (country: string, ...places: (typeof silent)[]) => {
    const locations = places.map((place) => ({ firestoreId, name: "", place }));
    const place = positionPlace(buildJob({ place: barred, locations }));
    return evaluateEligibility({ place }, country).answer;
  };
  expect(answer("US", barred, parsePlace("Germany"))).toBe("notOpen");
  expect(answer("DE", barred, parsePlace("Germany"))).toBe("open");
  expect(answer("US", barred, silent)).toBe("notStated");
});

it("requires hours and work authorisation only if each of its postings does", () => {
  expect(placeOf("USA (PST)", "USA (EST)").timezones).toEqual({ from: -8, to: -5 });
  expect(placeOf("USA (PST)", "Germany").timezones).toBeUndefined();
  expect(placeOf("USA (PST)", "Germany (CET)").timezones).toBeUndefined();
  const { firestoreId } = buildJob();
  const [anyone, citizens] = [parsePlace("USA"), { ...parsePlace("USA"), requires: "citizenship" as const }];
  const askedOf = (...places: (typeof anyone)[]) =>
    positionPlace(buildJob({ locations: places.map((place) => ({ firestoreId, name: "", place })) }))
      .requires;
  expect(askedOf(citizens, citizens)).toBe("citizenship");
  expect(askedOf(citizens, anyone)).toBeUndefined();
});
