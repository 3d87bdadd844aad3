import { expect, it } from "vitest";

import type { Place } from "../place/place.ts";
import { describeCommonHours } from "./describe-common-hours.ts";

const LAGOS = { zone: "Africa/Lagos", start: 9, end: 17 };
const NOW = new Date("2026-01-20T12:00:00Z");
const anywhere = (asked: Partial<Place>): Place => ({
  scope: "worldwide",
  countries: [],
  regions: [],
  ...asked,
});
const eastern = anywhere({ timezones: { from: -5, to: -5 } });

it.each([
  [{ ...LAGOS, start: 15, end: 23 }, "All your 8 hours in common"],
  [LAGOS, "2 of your 8 hours in common"],
  [{ ...LAGOS, start: 16, end: 17 }, "1 of your 1 hour in common"],
  [{ ...LAGOS, start: 5, end: 6 }, "No hours in common"],
])("describes for %j the overlap with a New York job as: %s", (hours, words) => {
  expect(describeCommonHours(eastern, hours, NOW)?.text).toBe(words);
});

it("says how many hours the posting requires", () => {
  const demanding = anywhere({ hours: { timezones: { from: -5, to: -5 }, overlap: 4 } });
  expect(describeCommonHours(demanding, LAGOS, NOW)?.text).toBe(
    "Only 2 of your 8 hours in common; 4 asked for",
  );
});

it("says nothing if the job requires no hours or the reader's zone is unknown", () => {
  expect(describeCommonHours(anywhere({}), LAGOS, NOW)).toBeUndefined();
  expect(describeCommonHours(eastern, { ...LAGOS, zone: "Nowhere/Atlantis" }, NOW)).toBeUndefined();
  expect(describeCommonHours(eastern, { start: 9, end: 17 }, NOW)).toBeUndefined();
});
