import { expect, it } from "vitest";

import { describeRateAge, formatRateDate } from "./rate-age.ts";

const rates = { date: "2026-01-23" };

it.each([
  ["2026-01-23T00:00:00Z", undefined],
  ["2026-01-30T23:59:59Z", undefined],
  ["2026-01-31T00:00:01Z", "over a week ago"],
  ["2026-02-23T00:00:00Z", "over a week ago"],
  ["2026-02-23T00:00:01Z", "over a month ago"],
  ["2027-01-23T00:00:00Z", "over a month ago"],
  ["2027-01-23T00:00:01Z", "over a year ago"],
])("describes the age of rates of 23 January from the eighth day on: at %s %s", (now, age) => {
  expect(describeRateAge(rates, new Date(now))).toBe(age);
});

it("formats their date, and says after it that they are old", () => {
  expect(formatRateDate(rates, new Date("2026-01-30"))).toBe("2026-01-23");
  const day = (date: Date) => `${date.getUTCDate()} January`;
  expect(formatRateDate(rates, new Date("2026-02-02"), day)).toBe("23 January, over a week ago");
});
