import { describe, expect, it } from "vitest";

import { restricted, unknown, worldwide } from "./fixtures/expected-places.ts";
import { parsePlace } from "./parse-place.ts";
import type { Place } from "./place.ts";
import { countriesOpenTo } from "./region.ts";

const allBut = (out: readonly string[], ...rest: Parameters<typeof restricted>) => ({
  ...restricted(...rest),
  excluded: { countries: out, regions: [] },
});

describe("parsePlace", () => {
  it.each([
    ["Anywhere except the USA", allBut(["US"], ["BM", "CA", "GL", "PM"], ["emea", "apac", "latam"])],
    ["Remote, outside of the US", allBut(["US"], ["BM", "CA", "GL", "PM"], ["emea", "apac", "latam"])],
    ["North America (excluding Mexico and the USA)", restricted(["BM", "CA", "GL", "PM"])],
    ["DACH (not Switzerland), Poland", restricted(["AT", "DE", "PL"])],
    ["EMEA, non-European", restricted(["AM", "AZ", "GE"], ["africa", "middle-east"])],
    ["Portugal and Spain, other than Portugal", restricted(["ES"])],
    ["Spain, Cocos (Keeling) Islands, excluding Cocos (Keeling) Islands", restricted(["ES"])],
  ])("takes out what %j leaves out", (text, place) => {
    expect(parsePlace(text)).toEqual(place);
  });

  it.each([
    ["Europe, UK, European timezones", restricted(["GB"], ["europe"]), 0, 3],
    ["Worldwide (UTC-3 to UTC+5:30)", worldwide, -3, 5.5],
    ["USA, CST (UTC-6)", restricted(["US"]), -6, -6],
    ["Europe (CET ±2)", restricted([], ["europe"]), -1, 3],
    ["Haldenwang (CET)", unknown, 1, 1],
    ["Atlantis, USA timezones", unknown, -8, -5],
    [
      "Anywhere except Asia; UTC+1",
      {
        ...restricted([], ["africa", "americas", "europe", "oceania"]),
        excluded: { countries: [], regions: ["asia" as const] },
      },
      1,
      1,
    ],
  ])("adds the time zones in %j to the places", (text, place, from, to) => {
    expect(parsePlace(text)).toEqual({ ...place, timezones: { from, to } });
  });

  it.each<[string, Place["regions"], number, number]>([
    ["USA timezones, European timezones", ["americas", "emea"], -8, 3],
    ["US Timezones", ["americas"], -8, -5],
    ["European timezones +/- 2 hours", ["emea"], -2, 5],
    ["Eastern Europe timezone", ["emea"], 2, 3],
    ["PST to EST", ["americas"], -8, -5],
    ["ET/CT/PT Remote", ["americas"], -8, -5],
    ["ET or CT", ["americas"], -6, -5],
    ["CET ±2", ["emea"], -1, 3],
    ["Remote (CET)", ["emea"], 1, 1],
    ["GMT+5:30", ["apac"], 5.5, 5.5],
    ["EST, CST, or PST hours", ["americas"], -8, -5],
    ["Remote; must overlap with Eastern time zone", ["americas"], -5, -5],
  ])(
    "takes time zones alone in %j as the parts of the world that live in them",
    (text, regions, from, to) => {
      expect(parsePlace(text)).toEqual({ ...restricted([], regions), timezones: { from, to } });
    },
  );

  it.each(["within 4 hours of CET", "CET ±4", "UTC-3 to UTC+5"])(
    "opens %j to whom its hours reach alone",
    (text) => {
      const place = parsePlace(text);
      const open = countriesOpenTo(place);
      expect(place.scope).toBe("restricted");
      expect(["DE", "NG", "BR", "US", "JP", "AU"].filter((code) => open.has(code))).toEqual([
        "DE",
        "NG",
        "BR",
      ]);
    },
  );

  it("takes a list name by name, commas and all", () => {
    expect(parsePlace(["Congo, The Democratic Republic of the", "Korea, Republic of", "Viet Nam"])).toEqual(
      restricted(["CD", "KR", "VN"]),
    );
    expect(parsePlace(["US", "CA", "MA"])).toEqual(restricted(["US", "CA", "MA"]));
    expect(parsePlace(["Spain", "UTC+0 to UTC+2"])).toEqual({
      ...restricted(["ES"]),
      timezones: { from: 0, to: 2 },
    });
    expect(parsePlace([])).toEqual(unknown);
  });

  it("comes to an end with long texts that never quite say something", () => {
    for (const endless of ["within 2 hours ", "+ ", "not in ( ", "Remote - ", "pacific ", "("]) {
      expect(parsePlace(endless.repeat(50_000))).toEqual(unknown);
    }
  });

  it.each(["Georgia, ", "New York or ", "US-", "ab;", "a,", "Springfield, ", "ET/PT ", "hybrid or "])(
    "comes to an end with a text that says %j again and again",
    (endless) => {
      expect(() => parsePlace(endless.repeat(50_000))).not.toThrow();
      expect(() => parsePlace(Array.from({ length: 10_000 }, () => endless))).not.toThrow();
    },
  );

  it("keeps a hundred states and cities at most", () => {
    const towns = Array.from(
      { length: 150 },
      (_, at) => `Quill${String.fromCodePoint(97 + (at % 26), 97 + Math.floor(at / 26))}, TX`,
    );
    expect(parsePlace(towns).cities).toHaveLength(100);
  });
});
