import { expect, it } from "vitest";

import { isRegion } from "./read-region.ts";

it.each(["EU", "Europe", "africa", "LATAM", "Latin America", "Middle East", "I live in Europe"])(
  "%s is a region",
  (text) => {
    expect(isRegion(text)).toBe(true);
  },
);

it.each(["", "South Africa", "America", "Nigeria", "Europe, Germany", "euro"])("%j is none", (text) => {
  expect(isRegion(text)).toBe(false);
});
