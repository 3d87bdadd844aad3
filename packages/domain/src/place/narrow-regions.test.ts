import { describe, expect, it } from "vitest";

import { restricted, worldwide } from "./fixtures/expected-places.ts";
import { narrowRegions } from "./narrow-regions.ts";
import { parsePlace } from "./parse-place.ts";
import { countriesOpenTo } from "./region.ts";

describe("a region, or the world, with a bracket behind it", () => {
  it.each([
    ["Worldwide (US only)", ["US"]],
    ["Worldwide (US residents only)", ["US"]],
    ["Worldwide, but US only", ["US"]],
    ["Worldwide - US only", ["US"]],
    ["Remote - Global (US, UK)", ["US", "GB"]],
    ["Anywhere (US residents only)", ["US"]],
    ["Americas (US only)", ["US"]],
    ["Europe (UK only)", ["GB"]],
    ["Europe, UK only", ["GB"]],
    ["Europa (nur Deutschland)", ["DE"]],
    ["EU only (Germany, France)", ["DE", "FR"]],
    ["Europe (Germany; France)", ["DE", "FR"]],
    ["EMEA (UK, DE, NL only)", ["GB", "DE", "NL"]],
    ["APAC (India only)", ["IN"]],
    ["LATAM (Mexico only)", ["MX"]],
    ["DACH (Germany only)", ["DE"]],
    ["North America (US, Canada)", ["US", "CA"]],
    ["Canada, Europe (UK only)", ["CA", "GB"]],
    ["US & Europe (UK only)", ["US", "GB"]],
    ["Remote (Europe (UK only))", ["GB"]],
    ["Europe [Poland]", ["PL"]],
    ["Remote - Europe (DE)", ["DE"]],
    ["Remote - Americas (CA, US)", ["CA", "US"]],
    ["Remote: Europe - Germany, Austria only", ["DE", "AT"]],
    ["Remote (LATAM) - Mexico only", ["MX"]],
    ["Global (Remote) - US only", ["US"]],
  ])("is no more than the countries named in %j", (text, countries) => {
    expect(parsePlace(text)).toEqual(restricted(countries));
  });

  it.each([
    ["Worldwide (EMEA, Americas)", restricted([], ["emea", "americas"])],
    ["Europe (EU and UK)", restricted(["GB"], ["eu"])],
    ["Europe (Berlin only)", { ...restricted(["DE"]), cities: ["Berlin"] }],
  ])("is the regions or the town named in %j", (text, place) => {
    expect(parsePlace(text)).toEqual(place);
  });

  it.each([
    ["Europe (remote)", restricted([], ["europe"])],
    ["Europe (preferably Germany)", restricted(["DE"], ["europe"])],
    ["Europe (Germany preferred)", restricted(["DE"], ["europe"])],
    ["Europe (including UK)", restricted(["GB"], ["europe"])],
    ["Europe (and UK)", restricted(["GB"], ["europe"])],
    ["EU (UK)", restricted(["GB"], ["eu"])],
    ["Europe (offices in Germany)", restricted(["DE"], ["europe"])],
    ["Europe (Germany, Atlantis)", restricted(["DE"], ["europe"])],
    ["Europe (Atlantis only)", restricted([], ["europe"])],
    ["EMEA (London)", { ...restricted(["GB"], ["emea"]), cities: ["London"] }],
    ["LATAM, Spain only", restricted(["ES"], ["latam"])],
    ["APAC (Asia Pacific)", restricted([], ["apac"])],
    ["Americas (UTC-8 to UTC-3)", { ...restricted([], ["americas"]), timezones: { from: -8, to: -3 } }],
    ["Worldwide (English only)", worldwide],
    ["USA, Worldwide", worldwide],
    ["Berlin (Germany)", { ...restricted(["DE"]), cities: ["Berlin"] }],
  ])("stays whole in %j", (text, place) => {
    expect(parsePlace(text)).toEqual(place);
  });

  it("stays the world where the bracket says that remote is fine", () => {
    expect(parsePlace("Worldwide (Remote OK)").scope).toBe("worldwide");
  });

  it("stays the rest of the world where the bracket leaves out a country", () => {
    expect(parsePlace("Worldwide (except US)").excluded?.countries).toEqual(["US"]);
  });

  it("comes to an end however many brackets there are", () => {
    for (const endless of ["(", "Europe (", "Europe (UK only), ", "Worldwide - only ", "()"])
      expect(() => narrowRegions(endless.repeat(2_000))).not.toThrow();
  });
});

it.each([
  ["EMEA North", "SE", "NG"],
  ["EMEA (North)", "NL", "IT"],
  ["Northern EMEA", "GB", "AE"],
  ["EMEA South", "ES", "SE"],
  ["Europe East", "PL", "FR"],
  ["Europe (Western)", "FR", "PL"],
])("%s is open to %s and not to %s, as a part of its region", (text, inside, outside) => {
  const open = countriesOpenTo(parsePlace(text));
  expect([open.has(inside), open.has(outside)]).toEqual([true, false]);
});

it("keeps a region and a country of a part's name apart", () => {
  expect(parsePlace("Europe - South Africa")).toMatchObject({ regions: ["europe"], countries: ["ZA"] });
});

it.each([
  ["Worldwide (IT)", "worldwide", []],
  ["Remote (IT)", "unknown", []],
  ["Remote (IT, FR)", "restricted", ["IT", "FR"]],
  ["Remote (IT), Milan", "restricted", ["IT"]],
])("a trade in brackets is no country, with nothing in Italy beside it: %s", (text, scope, countries) => {
  expect(parsePlace(text)).toMatchObject({ scope, countries });
});
