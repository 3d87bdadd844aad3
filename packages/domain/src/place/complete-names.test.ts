import { expect, it } from "vitest";

import { completeNames } from "./place-names.ts";

it.each([
  ["Western and Eastern Europe", "Western Europe and Eastern Europe"],
  ["South & East Asia", "South Asia & East Asia"],
  ["East/West Africa", "East Africa/West Africa"],
  ["Latin or South America", "Latin America or South America"],
])("gives both parts of a continent its name: %j", (written, completed) => {
  expect(completeNames(written)).toBe(completed);
});

it.each([
  "Central and Eastern Europe",
  "Central/Eastern Europe",
  "North and South America",
  "Middle East and North Africa",
  "South Korea and East Asia",
  "South, East Asia",
])("leaves names as they are that are one, or whole each: %j", (written) => {
  expect(completeNames(written)).toBe(written);
});
