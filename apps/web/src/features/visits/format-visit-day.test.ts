import { expect, it } from "vitest";

import { formatVisitDay } from "./format-visit-day.ts";

const now = new Date("2026-01-20T09:00:00Z");

it.each([
  ["2026-01-20T00:00:00Z", "earlier today"],
  ["2026-01-19T23:59:00Z", "yesterday"],
  ["2026-01-18T08:00:00Z", "Sunday"],
  ["2026-01-14T08:00:00Z", "Wednesday"],
  ["2026-01-13T23:00:00Z", "13 January"],
])("a visit at %s was %s", (visit, day) => {
  expect(formatVisitDay(new Date(visit), now, "en-GB")).toBe(day);
});

it("is in English, whatever the reader’s language", () => {
  expect(formatVisitDay(new Date("2026-01-18T08:00:00Z"), now, "de")).toBe("Sunday");
  expect(formatVisitDay(new Date("2026-01-01T08:00:00Z"), now, "en-US")).toBe("January 1");
});
