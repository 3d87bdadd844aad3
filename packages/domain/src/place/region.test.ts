import { describe, expect, it } from "vitest";

import { COUNTRY_CODES } from "./country-codes.ts";
import { countriesOf } from "./region.ts";
import { REGIONS } from "./regions.ts";

const continents = ["africa", "americas", "asia", "europe", "oceania"] as const;

describe("countriesOf", () => {
  it("names real countries only, in every region", () => {
    const unreal = REGIONS.flatMap((region) =>
      [...countriesOf(region)].filter((code) => !COUNTRY_CODES.has(code)),
    );
    expect(unreal).toEqual([]);
    expect(REGIONS.filter((region) => countriesOf(region).size === 0)).toEqual([]);
  });

  it("puts every country but Antarctica's on one continent", () => {
    const homeless = [...COUNTRY_CODES].filter(
      (code) => continents.filter((continent) => countriesOf(continent).has(code)).length !== 1,
    );
    expect(homeless.toSorted()).toEqual(["AQ", "BV", "GS", "HM", "TF"]);
  });

  it.each([
    ["eu", "europe"],
    ["europe", "emea"],
    ["africa", "emea"],
    ["middle-east", "asia"],
    ["caribbean", "latam"],
    ["central-america", "latam"],
    ["south-america", "latam"],
    ["latam", "americas"],
    ["north-america", "americas"],
    ["oceania", "apac"],
  ] as const)("holds %s inside %s", (inner, outer) => {
    expect([...countriesOf(inner)].filter((code) => !countriesOf(outer).has(code))).toEqual([]);
  });

  it("counts 27 countries in the EU, without the United Kingdom", () => {
    expect(countriesOf("eu").size).toBe(27);
    expect(countriesOf("eu").has("GB")).toBe(false);
  });
});
