import { describe, expect, it } from "vitest";

import { isNearlyWorldwide, namedCountries } from "./named-countries.ts";
import { parsePlace } from "./parse-place.ts";

describe("the countries that a place names one by one", () => {
  it.each([
    ["Kenya", "KE"],
    ["Berlin, Germany", "DE"],
    ["Austin, TX", "US"],
    ["Kenya, LATAM", "KE"],
    ["Germany, Europe", "DE"],
    ["US, Canada, Mexico", "CA MX US"],
    ["Germany, France, Spain, Italy, Poland, Portugal", "DE ES FR IT PL PT"],
    ["Brazil, Argentina, Chile, Colombia, Peru, Uruguay", "AR BR CL CO PE UY"],
  ])("are those of %j: %s", (text, codes) => {
    expect([...namedCountries(parsePlace(text))].toSorted().join(" ")).toBe(codes);
  });

  it.each([
    "Worldwide",
    "the office",
    "Africa",
    "EMEA, APAC",
    "Worldwide except Nigeria, Brazil",
    "Worldwide except the US",
    "Anywhere except Europe",
    "Worldwide, excluding Russia, Belarus, Iran, North Korea, Syria, Cuba",
    "EMEA except UK",
    "EU except Germany",
    "Latin America except Brazil",
  ])("are none of %j", (text) => {
    expect([...namedCountries(parsePlace(text))]).toEqual([]);
  });
});

it.each([
  ["Worldwide", true],
  ["Worldwide except Nigeria, Brazil", true],
  ["Worldwide except the EU", true],
  ["EMEA, Americas", false],
  ["EMEA, APAC", false],
  ["Africa", false],
  ["Kenya", false],
  ["the office", false],
])("%j is nearly worldwide: %s", (text, expected) => {
  expect(isNearlyWorldwide(parsePlace(text))).toBe(expected);
});
