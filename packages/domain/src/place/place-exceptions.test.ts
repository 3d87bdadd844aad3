import { describe, expect, it } from "vitest";

import { parsePlace } from "./parse-place.ts";
import type { Place } from "./place.ts";
import { countriesOpenTo } from "./region.ts";

function isOpenTo(place: Place, country: string): boolean {
  return place.scope === "worldwide" || countriesOpenTo(place).has(country);
}

describe("a place with an exception", () => {
  it.each([
    ["Anywhere but North Korea", "KP", "NG"],
    ["Anywhere but the US", "US", "NG"],
    ["Anywhere (no US)", "US", "NG"],
    ["Global, no US", "US", "IN"],
    ["US or Canada only – no Mexico", "MX", "CA"],
    ["LATAM - no Mexico", "MX", "BR"],
    ["Europe, no UK", "GB", "DE"],
    ["Europe w/o UK", "GB", "DE"],
    ["EU sans France", "FR", "DE"],
    ["Europa ohne Schweiz", "CH", "DE"],
    ["Europa außer Schweiz", "CH", "DE"],
    ["Africa minus Egypt", "EG", "NG"],
  ])("%s is not open to %s, and to %s", (stated, out, open) => {
    const place = parsePlace(stated);
    expect(isOpenTo(place, out)).toBe(false);
    expect(isOpenTo(place, open)).toBe(true);
  });

  it.each([
    ["US or Canada, excluding Quebec", ["US", "CA"]],
    ["US, Canada (not Quebec)", ["US", "CA"]],
    ["USA (except California)", ["US"]],
    ["Canada (excl. Quebec)", ["CA"]],
  ])("is open to the whole country where it leaves out a state: %s", (stated, countries) => {
    expect(parsePlace(stated)).toMatchObject({ scope: "restricted", countries, regions: [] });
  });

  it("says nothing where it leaves out a state of no country that is named", () => {
    expect(parsePlace("Remote, but not in California").scope).toBe("unknown");
  });

  it.each([
    ["Worldwide, no restrictions", "worldwide", []],
    ["Worldwide, sans bureau", "worldwide", []],
    ["Remote (US), no visa", "restricted", ["US"]],
    ["Anywhere but must overlap with US hours", "restricted", ["US"]],
    ["France, sin experiencia", "restricted", ["FR"]],
  ])("is none where what follows is no place: %s", (stated, scope, countries) => {
    expect(parsePlace(stated)).toMatchObject({ scope, countries });
  });
});

it.each([
  ["Remote, no office, Germany", "DE"],
  ["Remote, no office in Germany", "DE"],
  ["No on-site, USA", "US"],
])("takes out no place where a way of working is: %s", (stated, country) => {
  expect(parsePlace(stated)).toMatchObject({ scope: "restricted", countries: [country] });
});

describe("letters that are states and countries", () => {
  it.each([
    ["GA, NC, SC", ["US-GA", "US-NC", "US-SC"]],
    ["CA, CO, GA, IL, IN", ["US-CA", "US-CO", "US-GA", "US-IL", "US-IN"]],
    ["DE, MD, PA, VA", ["US-DE", "US-MD", "US-PA", "US-VA"]],
    ["SC, GA", ["US-SC", "US-GA"]],
    ["CA or CO", ["US-CA", "US-CO"]],
    ["CA, CO, or DE", ["US-CA", "US-CO", "US-DE"]],
    ["CA, CO, IL, IN", ["US-CA", "US-CO", "US-IL", "US-IN"]],
  ])(
    "are states in a list with some that are seldom countries, in a choice of two, and where four are: %s",
    (stated, subdivisions) => {
      expect(parsePlace(stated)).toMatchObject({ countries: ["US"], subdivisions });
    },
  );

  it.each([
    ["DE, FR, IT", ["DE", "FR", "IT"]],
    ["CA, DE", ["CA", "DE"]],
    ["IN, PH", ["IN", "PH"]],
    ["CA or US", ["CA", "US"]],
    ["DE or FR", ["DE", "FR"]],
  ])("are countries in a list of those that are hired in often: %s", (stated, countries) => {
    expect(parsePlace(stated)).toEqual({ scope: "restricted", countries, regions: [] });
  });

  it.each(["Chennai, TN", "Coimbatore, TN, IN", "Pune, MH", "TN, India", "MH, India"])(
    "are a state of India beside it or one of its towns: %s",
    (stated) => {
      expect(parsePlace(stated).countries).toEqual(["IN"]);
    },
  );

  it("are a state of the United States behind a town of theirs", () => {
    expect(parsePlace("Nashville, TN")).toMatchObject({ countries: ["US"], subdivisions: ["US-TN"] });
  });
});

describe("a town before a state", () => {
  it.each([
    "À distance, Québec",
    "Hybride, Québec",
    "En présentiel, Québec",
    "A distancia, Jalisco",
    "Various, Texas",
    "Multiple cities, California",
  ])("is none where the words are of how or how many: %s", (stated) => {
    const { subdivisions, cities } = parsePlace(stated);
    expect([subdivisions?.length, cities]).toEqual([1, undefined]);
  });

  it.each([
    ["Mexico City or New Mexico", ["MX", "US"], ["US-NM"], ["Mexico City"]],
    ["London or Texas", ["GB", "US"], ["US-TX"], ["London"]],
    ["Portland or Seattle, WA", ["US"], ["US-WA"], ["Portland", "Seattle"]],
  ])(
    "is not in the state that may be chosen instead of it: %s",
    (stated, countries, subdivisions, cities) => {
      expect(parsePlace(stated)).toMatchObject({ countries, subdivisions, cities });
    },
  );

  it.each([
    ["IN, BR", ["IN", "BR"]],
    ["India / BR", ["IN", "BR"]],
    ["DE, IN, CH", ["DE", "IN", "CH"]],
    ["Madras, OR", ["US"]],
  ])(
    "are no state of India beside its code, nor behind a town of the United States: %s",
    (stated, countries) => {
      expect(parsePlace(stated).countries).toEqual(countries);
    },
  );
});
