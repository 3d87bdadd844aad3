import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";

import { parsePlace } from "./parse-place.ts";
import { Place } from "./place.ts";

const restricted = (countries: string[], regions: Place["regions"] = []) => ({
  scope: "restricted",
  countries,
  regions,
});
const worldwide = { scope: "worldwide", countries: [], regions: [] };
const unknown = { scope: "unknown", countries: [], regions: [] };

describe("parsePlace", () => {
  it.each([
    "Worldwide",
    "worldwide",
    "Anywhere",
    "Anywhere in the World",
    "Remote (Worldwide)",
    "Remote, Worldwide",
    "Global",
    "🌍 Worldwide",
    "Anywhere on Earth",
    "USA, Worldwide",
    "Americas, Europe, Asia, Africa, Oceania",
    "EMEA, APAC, LATAM, North America",
  ])("takes %j as open to anyone", (text) => {
    expect(parsePlace(text)).toEqual(worldwide);
  });

  it.each([
    ["USA", restricted(["US"])],
    ["USA Only", restricted(["US"])],
    ["US, Remote", restricted(["US"])],
    ["Remote - US", restricted(["US"])],
    ["U.S.", restricted(["US"])],
    ["United States - Remote Flexibility", restricted(["US"])],
    ["Canada (Remote)", restricted(["CA"])],
    ["United Kingdom, ", restricted(["GB"])],
    ["Czech Republic", restricted(["CZ"])],
    ["Türkiye; Turkey", restricted(["TR"])],
    ["Polska", restricted(["PL"])],
    ["CÔTE D’IVOIRE", restricted(["CI"])],
    ["Bosnia and Herzegovina", restricted(["BA"])],
    ["Portugal and Spain", restricted(["PT", "ES"])],
    ["UK or Ireland", restricted(["GB", "IE"])],
    ["DACH", restricted(["DE", "AT", "CH"])],
    ["US/CA", restricted(["US", "CA"])],
    ["SE, NO", restricted(["SE", "NO"])],
    ["Georgia", restricted(["GE"])],
    ["Georgia, Armenia", restricted(["GE", "AM"])],
    ["Boreal Coast, Brazil, Mexico", restricted(["BR", "MX"])],
    ["🇩🇪 Germany", restricted(["DE"])],
    ["Anywhere in the US", restricted(["US"])],
    ["Anywhere, Canada", restricted(["CA"])],
  ])("reads the countries in %j", (text, place) => {
    expect(parsePlace(text)).toEqual(place);
  });

  it.each([
    ["LATAM,  Canada,  USA", restricted(["CA", "US"], ["latam"])],
    ["Americas, Europe, Israel", restricted(["IL"], ["americas", "europe"])],
    ["Northern America, Europe", restricted([], ["north-america", "europe"])],
    ["EMEA Only", restricted([], ["emea"])],
    ["Latin America, ", restricted([], ["latam"])],
    ["Asia-Pacific", restricted([], ["apac"])],
    ["EU", restricted([], ["eu"])],
    ["Anywhere (EMEA)", restricted([], ["emea"])],
    ["Remote Anywhere - Europe", restricted([], ["europe"])],
    ["Americas, Europe, Asia", restricted([], ["americas", "europe", "asia"])],
  ])("reads the regions in %j", (text, place) => {
    expect(parsePlace(text)).toEqual(place);
  });

  it.each([
    ["Boston, MA", "US"],
    ["San Francisco, CA", "US"],
    ["Austin, TX; Indianapolis, IN", "US"],
    ["California", "US"],
    ["Washington, DC", "US"],
    ["New York, New York, United States", "US"],
    ["Atlanta, Georgia, United States", "US"],
    ["Londonderry, New Hampshire", "US"],
    ["Toronto, Toronto, Ontario, Canada", "CA"],
    ["Warszawa, Warszawa, Woj. Mazowieckie, Polska", "PL"],
  ])("reads the address %j as its country alone", (text, country) => {
    expect(parsePlace(text)).toEqual(restricted([country]));
  });

  it.each([
    "",
    "   ",
    "Remote",
    "Kanpur, ",
    "å°å, ",
    "Anywhere except the USA",
    "Worldwide (excluding Canada)",
    "Asia (not China)",
    "Europe, non-EU",
    "Berlin, DE",
    "Bengaluru, IN",
    ", ;",
  ])("does not pretend to read %j", (text) => {
    expect(parsePlace(text)).toEqual(unknown);
  });

  it("leaves out the names it cannot read", () => {
    expect(parsePlace("Germany, Atlantis, France")).toEqual(restricted(["DE", "FR"]));
  });

  it("adds time zones to the places beside them", () => {
    expect(parsePlace("Europe, UK, Germany, France, European timezones")).toEqual({
      ...restricted(["GB", "DE", "FR"], ["europe"]),
      timezones: { from: 0, to: 3 },
    });
    expect(parsePlace("Worldwide (UTC-3 to UTC+5:30)")).toEqual({
      ...worldwide,
      timezones: { from: -3, to: 5.5 },
    });
  });

  it("takes time zones alone as the part of the world that lives in them", () => {
    expect(parsePlace("USA timezones, European timezones")).toEqual({
      ...restricted([], ["americas", "emea"]),
      timezones: { from: -8, to: 3 },
    });
  });

  it("takes a list name by name, commas and all", () => {
    expect(parsePlace(["Congo, The Democratic Republic of the", "Korea, Republic of", "Viet Nam"])).toEqual(
      restricted(["CD", "KR", "VN"]),
    );
    expect(parsePlace(["US", "CA", "MA"])).toEqual(restricted(["US", "CA", "MA"]));
    expect(parsePlace([])).toEqual(unknown);
  });

  it("gives a valid place for any text and list", () => {
    const name = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.constantFrom("Europe", "USA", "UTC-99", "GMT+1 to", "(", " or "),
    );
    fc.assert(
      fc.property(fc.array(name), (names) => {
        for (const place of [parsePlace(names), parsePlace(names.join(", "))]) {
          expect(z.safeParse(Place, place).success).toBe(true);
          expect(place.scope === "restricted").toBe(place.countries.length + place.regions.length > 0);
        }
      }),
    );
  });
});
