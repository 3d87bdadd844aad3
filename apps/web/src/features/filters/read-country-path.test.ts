import { COUNTRY_CODES } from "@farwork/domain/place";
import { describe, expect, it } from "vitest";

import { countryPath } from "./country-path.ts";
import { readCountryPath } from "./read-country-path.ts";

describe("the address of a country page", () => {
  it.each([
    [{ country: "BR" }, "/in/brazil"],
    [{ country: "CI" }, "/in/cote-divoire"],
    [{ country: "US", category: "design" as const }, "/in/united-states/design"],
  ])("of %j is %s", (field, path) => {
    expect(countryPath(field)).toBe(path);
  });

  it("leads back to every country, each by its own address", () => {
    const paths = [...COUNTRY_CODES].map((country) => countryPath({ country }));
    expect(new Set(paths).size).toBe(COUNTRY_CODES.size);
    const read = paths.map((path) => readCountryPath(path.replace("/in/", "")));
    expect(read.map((found) => found?.country)).toEqual([...COUNTRY_CODES]);
    expect(read.filter((found) => !found?.isCanonical)).toEqual([]);
  });

  it.each([
    ["Brazil", undefined],
    ["br", undefined],
    ["BRAZIL", "design"],
  ])("is read when written as %s, but is not canonical", (segment, field) => {
    expect(readCountryPath(segment, field)).toMatchObject({ country: "BR", isCanonical: false });
  });

  it.each([
    ["brasil", "BR"],
    ["usa", "US"],
    ["uk", "GB"],
    ["UAE", "AE"],
    ["the-netherlands", "NL"],
    ["holland", "NL"],
    ["deutschland", "DE"],
    ["m%C3%A9xico", "MX"],
    ["ivory-coast", "CI"],
    ["%ED%95%9C%EA%B5%AD", "KR"],
  ])("is read by another name, %s, but is not canonical", (segment, country) => {
    expect(readCountryPath(segment)).toMatchObject({ country, isCanonical: false });
  });

  it.each([
    ["atlantis", undefined],
    ["latam", undefined],
    ["%E0%A4%A", undefined],
    ["brazil", "nonsense"],
    ["constructor", undefined],
  ])("is unknown for %s/%s", (segment, field) => {
    expect(readCountryPath(segment, field)).toBeUndefined();
  });
});
