import { expect, it } from "vitest";

import { completeNames } from "./complete-names.ts";

it.each([
  ["Western and Eastern Europe", "Western Europe and Eastern Europe"],
  ["South & East Asia", "South Asia & East Asia"],
  ["East/West Africa", "East Africa/West Africa"],
  ["Latin or South America", "Latin America or South America"],
  ["North or South America", "North and South America"],
  ["Central/Eastern Europe", "Central and Eastern Europe"],
  ["América del Norte o del Sur", "América del Norte o América del Sur"],
  ["Amérique du Nord et du Sud", "Amérique du Nord et Amérique du Sud"],
])("gives both parts of a continent its name: %j", (written, completed) => {
  expect(completeNames(written)).toBe(completed);
});

it.each([
  "Central and Eastern Europe",
  "North and South America",
  "Middle East and North Africa",
  "South Korea and East Asia",
  "South, East Asia",
])("leaves names as they are that are one, or whole each: %j", (written) => {
  expect(completeNames(written)).toBe(written);
});

it.each([
  ["Europe East", "East Europe"],
  ["EMEA (North)", "North EMEA"],
  ["Remote (US/CA)", "Remote (US/Canada)"],
  ["CA/US", "Canada/US"],
])("writes a part of a continent, and Canada, as others do: %j", (written, completed) => {
  expect(completeNames(written)).toBe(completed);
});

it.each(["Europe - South Africa", "Asia South Korea", "US/CA/NY", "US, CA"])(
  "leaves other names beside them as they are: %j",
  (written) => {
    expect(completeNames(written)).toBe(written);
  },
);

it("writes France in English, and leaves the town of Franca", () => {
  expect(completeNames("França, Portugal")).toBe("France, Portugal");
  expect(completeNames("Franca, SP")).toBe("Franca, SP");
});
