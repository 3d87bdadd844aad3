import { expect, it } from "vitest";

import { parsePlace } from "./parse-place.ts";

const STATE = { countries: ["US"], subdivisions: ["US-NY"] };
const CITY = { countries: ["US"], cities: ["New York"] };

it.each([
  "Hybrid - New York",
  "New York (Hybrid)",
  "New York office",
  "New York or remote",
  "Remote or New York",
  "Greater New York",
  "New York metro area",
  "USA (New York)",
])("New York is the city where an office would be: %s", (text) => {
  const place = parsePlace(text);
  expect(place).toMatchObject(CITY);
  expect(place.subdivisions).toBeUndefined();
});

it.each([
  "New York",
  "Remote - New York",
  "Remote (New York)",
  "Home office - New York",
  "New York, USA",
  "New York State (Hybrid)",
])("New York is the state where nothing tells of the city: %s", (text) => {
  const place = parsePlace(text);
  expect(place).toMatchObject(STATE);
  expect(place.cities).toBeUndefined();
});

it.each([
  ["US-NY-New York", ["US-NY"], ["New York"]],
  ["NY, NY", ["US-NY"], ["New York"]],
  ["Buffalo, New York or remote", ["US-NY"], ["Buffalo"]],
  ["Albany, New York (Hybrid)", ["US-NY"], ["Albany"]],
  ["Chicago or New York", undefined, ["Chicago", "New York"]],
])("New York is read by what stands beside it: %s", (text, subdivisions, cities) => {
  const place = parsePlace(text);
  expect([place.subdivisions, place.cities]).toEqual([subdivisions, cities]);
});

it("is one of the states in a list of them, with an office or without", () => {
  const { subdivisions, cities } = parsePlace("New York, New Jersey, Connecticut or remote");
  expect([subdivisions, cities]).toEqual([["US-NY", "US-NJ", "US-CT"], undefined]);
});

it.each([
  ["LA or remote", ["Los Angeles"], undefined],
  ["LA (Hybrid)", ["Los Angeles"], undefined],
  ["LA metro", ["Los Angeles"], undefined],
  ["Houma, LA or remote", ["Houma"], ["US-LA"]],
  ["Remote - LA", undefined, ["US-LA"]],
])("LA is the city where an office would be, and else Louisiana: %s", (text, cities, subdivisions) => {
  const place = parsePlace(text);
  expect([place.cities, place.subdivisions]).toEqual([cities, subdivisions]);
});
