import { expect, it } from "vitest";

import { restricted } from "./fixtures/expected-places.ts";
import { parsePlace } from "./parse-place.ts";

it.each([
  ["Lebanon, TN", "US-TN", "Lebanon"],
  ["Lebanon TN", "US-TN", "Lebanon"],
  ["Lebanon, Tennessee", "US-TN", "Lebanon"],
  ["Remote - Lebanon, TN, USA", "US-TN", "Lebanon"],
  ["Lebanon, PA – Remote", "US-PA", "Lebanon"],
  ["Mexico, MO", "US-MO", "Mexico"],
  ["Cuba, MO", "US-MO", "Cuba"],
  ["Peru, IN", "US-IN", "Peru"],
  ["Remote; Peru, IN", "US-IN", "Peru"],
  ["Poland, OH", "US-OH", "Poland"],
  ["Jamaica, NY", "US-NY", "Jamaica"],
  ["Norway, ME; remote", "US-ME", "Norway"],
  ["Holland, MI", "US-MI", "Holland"],
])("a town of the United States called like a country is there with its state: %s", (text, state, city) => {
  expect(parsePlace(text)).toEqual({ ...restricted(["US"]), subdivisions: [state], cities: [city] });
});

it.each([
  ["Mexico, CO", ["MX", "CO"]],
  ["Mexico, IN", ["MX", "IN"]],
  ["Mexico / MO", ["MX", "MO"]],
  ["Mexico, BR, AR", ["MX", "BR", "AR"]],
  ["Peru, IL, MX", ["PE", "IL", "MX"]],
  ["Jordan, Lebanon, PA", ["JO", "LB", "PA"]],
  ["Lebanon, Jordan", ["LB", "JO"]],
  ["Lebanon; TN", ["LB", "TN"]],
  ["Malta, MT", ["MT"]],
  ["Germany, IN", ["DE", "IN"]],
])("countries stay countries where there is no such town, and in a list of them: %s", (text, countries) => {
  expect(parsePlace(text)).toEqual(restricted(countries));
});

it.each([
  ["Washington, PA", "US-PA", "Washington"],
  ["Delaware, OH, USA", "US-OH", "Delaware"],
  ["China Grove, NC", "US-NC", "China Grove"],
])("a town called like a state, or after a country, is in its state: %s", (text, state, city) => {
  expect(parsePlace(text)).toEqual({ ...restricted(["US"]), subdivisions: [state], cities: [city] });
});

it.each([
  ["California, MD, TX", ["US-CA", "US-MD", "US-TX"]],
  ["Oregon, WA", ["US-OR", "US-WA"]],
])("states stay states in a list of them: %s", (text, subdivisions) => {
  expect(parsePlace(text)).toEqual({ ...restricted(["US"]), subdivisions });
});
