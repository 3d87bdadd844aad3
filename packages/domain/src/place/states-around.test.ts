import { expect, it } from "vitest";

import { parsePlace } from "./parse-place.ts";

it.each([
  ["Melbourne, Victoria, Australia", ["AU"], ["AU-VIC"], ["Melbourne"]],
  ["Melbourne, Victoria", ["AU"], ["AU-VIC"], ["Melbourne"]],
  ["Santa Catarina, Brazil", ["BR"], ["BR-SC"], undefined],
  ["São Paulo, Brazil", ["BR"], undefined, ["São Paulo"]],
  ["Victoria, British Columbia", ["CA"], ["CA-BC"], ["Victoria"]],
  ["Köln, NRW", ["DE"], ["DE-NW"], ["Cologne"]],
  ["Monterrey, NL", ["MX"], ["MX-NLE"], ["Monterrey"]],
  ["Tijuana, BC", ["MX"], ["MX-BCN"], ["Tijuana"]],
  ["Vancouver, BC", ["CA"], ["CA-BC"], ["Vancouver"]],
  ["Bogotá, D.C.", ["CO"], ["CO-DC"], ["Bogotá"]],
  ["Washington, D.C.", ["US"], ["US-DC"], ["Washington"]],
  ["Gurgaon, HR, India", ["IN"], ["IN-HR"], ["Gurugram"]],
  ["Boston, Mass.", ["US"], ["US-MA"], ["Boston"]],
  ["Ottawa, Ont.", ["CA"], ["CA-ON"], ["Ottawa"]],
  ["Kochi, KL", ["IN"], ["IN-KL"], ["Kochi"]],
  ["Munich, BY", ["DE"], ["DE-BY"], ["Munich"]],
  ["Minsk, BY", ["BY"], undefined, ["Minsk"]],
  ["Bern, BE", ["CH"], ["CH-BE"], ["Bern"]],
  ["Belfast, NI", ["GB"], ["GB-NIR"], ["Belfast"]],
  ["Managua, NI", ["NI"], undefined, ["Managua"]],
  ["Guadalajara, Jal.", ["MX"], ["MX-JAL"], ["Guadalajara"]],
  ["Lahore, Punjab", ["PK"], undefined, ["Lahore"]],
  ["Mohali, Punjab", ["IN"], ["IN-PB"], ["Mohali"]],
  ["Wheeling, W. Virginia", ["US"], ["US-WV"], ["Wheeling"]],
  ["Canada - Ontario - Toronto", ["CA"], ["CA-ON"], ["Toronto"]],
  ["Portland OR or remote", ["US"], ["US-OR"], ["Portland"]],
  ["Zagreb, HR", ["HR"], undefined, ["Zagreb"]],
])("a state is told by its town and its country: %s", (text, countries, subdivisions, cities) => {
  const { scope: _scope, regions: _regions, ...told } = parsePlace(text);
  expect(told).toEqual({ countries, ...(subdivisions && { subdivisions }), ...(cities && { cities }) });
});

it.each([
  ["London, New York", ["GB", "US"], undefined, ["London", "New York"]],
  ["London / New York / Singapore", ["GB", "US", "SG"], undefined, ["London", "New York"]],
  ["San Francisco or New York", ["US"], undefined, ["San Francisco", "New York"]],
  ["Buffalo, New York", ["US"], ["US-NY"], ["Buffalo"]],
  ["Geneva, New York, USA", ["US"], ["US-NY"], ["Geneva"]],
  ["Vancouver, Washington", ["US"], ["US-WA"], ["Vancouver"]],
  ["Virginia; Washington DC", ["US"], ["US-VA", "US-DC"], ["Washington"]],
])("New York is the city beside towns that lie elsewhere: %s", (text, countries, subdivisions, cities) => {
  const { countries: named, ...told } = parsePlace(text);
  expect(named).toEqual(countries);
  expect([told.subdivisions, told.cities]).toEqual([subdivisions, cities]);
});

it.each([
  ["Toronto ON", ["CA-ON"], ["Toronto"]],
  ["Portland OR", ["US-OR"], ["Portland"]],
  ["CA-ON-Toronto", ["CA-ON"], ["Toronto"]],
  ["Bay Area, CA", ["US-CA"], undefined],
  ["Remote (OH | IN | KY)", ["US-OH", "US-IN", "US-KY"], undefined],
  ["Central NJ", ["US-NJ"], undefined],
  ["Remote - Northern CA", ["US-CA"], undefined],
  ["North/South Carolina", ["US-NC", "US-SC"], undefined],
  ["South Jersey", ["US-NJ"], undefined],
])("letters and parts are states: %s", (text, subdivisions, cities) => {
  const place = parsePlace(text);
  expect(place.countries).toHaveLength(1);
  expect([place.subdivisions, place.cities]).toEqual([subdivisions, cities]);
});

it.each(["Remote (Continental US + Hawaii only)", "US and Puerto Rico", "US & Alaska"])(
  "what is added to a country is not where the work is: %s",
  (text) => {
    expect(parsePlace(text).countries).toContain("US");
    expect(parsePlace(text).subdivisions).toBeUndefined();
  },
);

it.each([
  ["Poland - Remote OR Romania - Remote", ["PL", "RO"]],
  ["Western CA", []],
  ["Georgia; Remote", []],
  ["Remote OK", []],
  ["IN | DE", ["IN", "DE"]],
])("letters are none where they are words or countries: %s", (text, countries) => {
  expect(parsePlace(text)).toMatchObject({ countries });
  expect(parsePlace(text).subdivisions).toBeUndefined();
});

it.each([
  ["Remote (UK/DE)", ["GB", "DE"]],
  ["US/CA/UK remote", ["US", "CA", "GB"]],
  ["Remote, UK, IL", ["GB", "IL"]],
])("letters beside a country abroad are one: %s", (text, countries) => {
  const place = parsePlace(text);
  expect([place.countries, place.subdivisions]).toEqual([countries, undefined]);
});

it.each([
  ["Remote in OR", "US-OR"],
  ["Remote in CA", "US-CA"],
  ["CA - Ontario", "CA-ON"],
])("letters are a state or a country by what leads to them or follows: %s", (text, subdivision) => {
  expect(parsePlace(text).subdivisions).toEqual([subdivision]);
});
