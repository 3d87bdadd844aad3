import { describe, expect, it } from "vitest";

import { restricted, unknown, worldwide } from "./fixtures/expected-places.ts";
import { parsePlace } from "./parse-place.ts";

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
    "Work from anywhere",
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
    ["Boston, MA", "US", "US-MA", "Boston"],
    ["Austin, TX; Indianapolis, IN", "US", "US-TX US-IN", "Austin, Indianapolis"],
    ["California", "US", "US-CA", ""],
    ["Washington, DC", "US", "US-DC", "Washington"],
    ["Washington D.C.", "US", "US-DC", "Washington"],
    ["New York, New York, United States", "US", "US-NY", "New York"],
    ["Atlanta, Georgia, United States", "US", "US-GA", "Atlanta"],
    ["Londonderry, New Hampshire", "US", "US-NH", "Londonderry"],
    ["Toronto, Toronto, Ontario, Canada", "CA", "CA-ON", "Toronto"],
    ["Toronto, ON, CA", "CA", "CA-ON", "Toronto"],
    ["London, Ontario", "CA", "CA-ON", "London"],
    ["Warszawa, Warszawa, Woj. Mazowieckie, Polska", "PL", "", "Warsaw"],
    ["Franklin, TN or Remote", "US", "US-TN", "Franklin"],
    ["San Francisco, CA or Remote (U.S.)", "US", "US-CA", "San Francisco"],
    ["Remote (CO, FL, GA and MA only)", "US", "US-CO US-FL US-GA US-MA", ""],
    ["Remote - US: OR or WA", "US", "US-OR US-WA", ""],
    ["Georgia; Texas", "US", "US-GA US-TX", ""],
    ["Remote, Ontario", "CA", "CA-ON", ""],
    ["Remote - TN", "US", "US-TN", ""],
    ["US-CA-Remote", "US", "US-CA", ""],
    ["CA, USA", "US", "US-CA", ""],
    ["Krakow PL", "PL", "", "Kraków"],
    ["Remote Nairobi, Kenya", "KE", "", "Nairobi"],
    ["Campinas, SP", "BR", "BR-SP", "Campinas"],
    ["Sydney NSW", "AU", "AU-NSW", "Sydney"],
    ["Pune, Maharashtra, India", "IN", "IN-MH", "Pune"],
    ["Leeds, England", "GB", "GB-ENG", "Leeds"],
    ["Remote, Germany, Duesseldorf", "DE", "", "Düsseldorf"],
    ["Hamburg - Remote", "DE", "", "Hamburg"],
    ["Milano", "IT", "", "Milan"],
    ["Seattle, New York, SF", "US", "", "Seattle, New York, San Francisco"],
    ["Remote, Texas; Remote, New York", "US", "US-TX US-NY", ""],
    ["Office in Nashville, TN", "US", "US-TN", "Nashville"],
    ["Worldwide; office in Taipei", "", "", "Taipei"],
    ["NYC, LA, Austin", "US", "", "New York, Los Angeles, Austin"],
    ["LA, CA", "US", "US-CA", "Los Angeles"],
    ["Baton Rouge, LA", "US", "US-LA", "Baton Rouge"],
    ["USA - MA - Boston", "US", "US-MA", "Boston"],
    ["Remote - NC, SC, or GA", "US", "US-NC US-SC US-GA", ""],
    ["Ft. Lauderdale, FL", "US", "US-FL", "Fort Lauderdale"],
    ["Cambridge or Leeds", "GB", "", "Cambridge, Leeds"],
    ["Remote - Washington, Oregon", "US", "US-WA US-OR", ""],
  ])("reads the states and cities in %j", (text, country, states, cities) => {
    const place = parsePlace(text);
    expect(place.countries.join(" ")).toBe(country);
    expect(place.subdivisions?.join(" ") ?? "").toBe(states);
    expect(place.cities?.join(", ") ?? "").toBe(cities);
  });

  it.each([
    ["Berlin, DE", "DE"],
    ["Wilmington, DE", "US"],
    ["Pune, IN", "IN"],
    ["Gary, IN", "US"],
    ["Bogotá, CO", "CO"],
    ["Denver, CO", "US"],
    ["Casablanca, MA", "MA"],
    ["San José, CR", "CR"],
    ["San Jose, CA", "US"],
    ["Toronto, CA", "CA"],
    ["Buenos Aires, AR", "AR"],
    ["Tbilisi, Georgia", "GE"],
    ["Athens, Georgia", "US"],
    ["Lisbon, PT", "PT"],
    ["Perth, WA", "AU"],
    ["Paris, Texas", "US"],
    ["Birmingham; Remote - UK", "GB"],
  ])("tells by the town before it, or the country beside it, what is meant in %j", (text, country) => {
    expect(parsePlace(text).countries).toEqual([country]);
  });

  it.each([
    ["Contiguous US", "US"],
    ["Anywhere USA", "US"],
    ["remote_us", "US"],
    ["US Remote National", "US"],
    ["Remote - Canada: select locations", "CA"],
    ["Northern Florida", "US"],
    ["SF Bay Area", "US"],
    ["Lower 48", "US"],
    ["Phillipines", "PH"],
    ["Untied States", "US"],
    ["Remote - Argentinia", "AR"],
    ["Philadelpha", "US"],
    ["Toronto, ONT, CAN", "CA"],
    ["brasil", "BR"],
    ["Deutschland", "DE"],
    ["España", "ES"],
    ["Alemania", "DE"],
    ["Indien", "IN"],
    ["États-Unis", "US"],
    ["Österreich", "AT"],
    ["Suomi", "FI"],
    ["Україна", "UA"],
    ["日本", "JP"],
    ["at Spain", "ES"],
    ["To be by Spain", "ES"],
  ])("reads the country in %j, among other words and in other languages", (text, country) => {
    expect(parsePlace(text).countries).toEqual([country]);
  });

  it("takes no town alone for where people live, at a board of offices", () => {
    expect(parsePlace("Berlin", { offices: true })).toEqual(unknown);
    expect(parsePlace("Berlin, Germany", { offices: true }).cities).toEqual(["Berlin"]);
    expect(parsePlace("Austin, TX", { offices: true }).subdivisions).toEqual(["US-TX"]);
    expect(parsePlace("Lyon or Remote (France)", { offices: true }).countries).toEqual(["FR"]);
  });

  it("takes a town that needs no country at home for one of the board's", () => {
    expect(parsePlace("Haldenwang")).toEqual(unknown);
    expect(parsePlace("Haldenwang", { home: "DE" })).toEqual(restricted(["DE"]));
    expect(parsePlace("Bingen", { home: "DE" })).toEqual(restricted(["DE"]));
    expect(parsePlace("Frankfurt", { home: "DE" }).cities).toEqual(["Frankfurt"]);
    expect(parsePlace("Zürich", { home: "DE" }).countries).toEqual(["CH"]);
    expect(parsePlace("Birmingham, Alabama", { home: "DE" }).countries).toEqual(["US"]);
    expect(parsePlace("Remote", { home: "DE" })).toEqual(unknown);
    expect(parsePlace("", { home: "DE" })).toEqual(unknown);
  });

  it.each([
    "",
    "   ",
    "Remote",
    "Cambridge, ",
    "Nationwide",
    "Virtual",
    "Remoto",
    "PT Remote",
    "Remote (ET)",
    "Remote - IN",
    "Remote (Quillfeather Learning)",
    "å°å, ",
    "Not specified",
    "USA (not remote)",
    "Europe except Atlantis",
    "Europe except Germany, Atlantis",
    "Worldwide except Asia; not Africa",
    "Germany, excluding Germany",
    "UTC+99",
    ", ;",
  ])("does not pretend to read %j", (text) => {
    expect(parsePlace(text)).toEqual(unknown);
  });

  it("leaves out the names it cannot read", () => {
    expect(parsePlace("Germany, Atlantis, France")).toEqual(restricted(["DE", "FR"]));
  });
});
