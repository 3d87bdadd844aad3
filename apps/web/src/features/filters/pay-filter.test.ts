import { expect, it } from "vitest";

import { formatLeastPay, formatPayFilter } from "./pay-filter.ts";

it("states the least pay in the currency chosen, and without a symbol when none is", () => {
  expect(formatLeastPay(50_000, "EUR")).toBe("€50k or more");
  expect(formatLeastPay(50_000, undefined)).toBe("50k or more");
  expect(formatLeastPay(62_500, "USD")).toBe("$62.5k or more");
  expect(formatLeastPay(800, "GBP")).toBe("£800 or more");
});

it("takes a least pay of nothing for any pay that is stated", () => {
  expect(formatPayFilter({ min: 0, includeUnstated: false })).toBe("Any stated pay");
  expect(formatPayFilter({ min: 0, currency: "EUR", includeUnstated: false })).toBe("Any stated pay");
});

it("says that any currency counts, where none is chosen", () => {
  expect(formatPayFilter({ min: 60_000, includeUnstated: true })).toBe(
    "60k or more in any currency, or not stated",
  );
  expect(formatPayFilter({ min: 60_000, currency: "EUR", includeUnstated: false })).toBe("€60k or more");
});

it("says when jobs that state no pay stay in", () => {
  expect(formatPayFilter({ min: 0, currency: "CHF", includeUnstated: true })).toBe(
    "Any stated pay, or not stated",
  );
});
