import { expect, it } from "vitest";

import { parsePlace } from "./parse-place.ts";

it.each([
  ["Victoria Island, Lagos", ["NG"]],
  ["Victoria Island, Lagos, Nigeria", ["NG"]],
  ["Lekki, Lagos", ["NG"]],
  ["Abuja FCT", ["NG"]],
  ["Abuja, FCT", ["NG"]],
  ["D-A-CH (remote)", ["DE", "AT", "CH"]],
  ["D/A/CH", ["DE", "AT", "CH"]],
  ["Remote within 50 miles of London", ["GB"]],
  ["Within 30 km of Berlin", ["DE"]],
  ["Within 100 kilometres of Munich", ["DE"]],
  ["Victoria, BC", ["CA"]],
])("%s is in %j", (stated, countries) => {
  expect(parsePlace(stated).countries).toEqual(countries);
});

it("still reads hours around a zone", () => {
  expect(parsePlace("within 2 hours of CET").timezones).toEqual({ from: -1, to: 3 });
});
