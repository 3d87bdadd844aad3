import { expect, it } from "vitest";

import { areStale } from "./rate-age.ts";

const rates = { date: "2026-01-23" };

it.each([
  ["2026-01-23T00:00:00Z", false],
  ["2026-01-30T23:59:59Z", false],
  ["2026-01-31T00:00:01Z", true],
  ["2027-01-23T00:00:00Z", true],
])("calls rates of 23 January old from the eighth day on: at %s %s", (now, stale) => {
  expect(areStale(rates, new Date(now))).toBe(stale);
});
