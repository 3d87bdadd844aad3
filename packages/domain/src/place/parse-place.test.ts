import { describe, expect, it } from "vitest";

import { parsePlace } from "./parse-place.ts";
import type { Place } from "./place.ts";

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
    ["se, no", restricted(["SE", "NO"])],
    ["Georgia", restricted(["GE"])],
    ["Georgia, Armenia", restricted(["GE", "AM"])],
    ["Boreal Coast, Brazil, Mexico", restricted(["BR", "MX"])],
    ["🇩🇪 Germany", restricted(["DE"])],
    ["Anywhere in the US", restricted(["US"])],
    ["Anywhere, Canada", restricted(["CA"])],
    ["Remote - US only", restricted(["US"])],
    ["US-based candidates", restricted(["US"])],
    ["Must be located in Spain", restricted(["ES"])],
    ["St. Lucia", restricted(["LC"])],
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
    ["APAC-C1", restricted([], ["apac"])],
    ["EU + UK", restricted(["GB"], ["eu"])],
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
    "Not specified",
    "USA (not remote)",
    "Europe except Atlantis",
    "Europe except Germany, Atlantis",
    "Worldwide except Asia; not Africa",
    "Germany, excluding Germany",
    "UTC+99",
    "Berlin, DE",
    "Bengaluru, IN",
    ", ;",
  ])("does not pretend to read %j", (text) => {
    expect(parsePlace(text)).toEqual(unknown);
  });

  it("leaves out the names it cannot read", () => {
    expect(parsePlace("Germany, Atlantis, France")).toEqual(restricted(["DE", "FR"]));
  });

  it.each([
    ["Anywhere except the USA", restricted(["BM", "CA", "GL", "PM"], ["emea", "apac", "latam"])],
    ["Remote, outside of the US", restricted(["BM", "CA", "GL", "PM"], ["emea", "apac", "latam"])],
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
    ["Berlin (CET)", unknown, 1, 1],
    ["Atlantis, USA timezones", unknown, -8, -5],
    ["Anywhere except Asia; UTC+1", restricted([], ["africa", "americas", "europe", "oceania"]), 1, 1],
  ])("adds the time zones in %j to the places", (text, place, from, to) => {
    expect(parsePlace(text)).toEqual({ ...place, timezones: { from, to } });
  });

  it.each<[string, Place["regions"], number, number]>([
    ["USA timezones, European timezones", ["americas", "emea"], -8, 3],
    ["European timezones +/- 2 hours", ["emea"], -2, 5],
    ["UTC-5 to UTC+1", ["americas", "emea"], -5, 1],
    ["PST to EST", ["americas"], -8, -5],
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
});
