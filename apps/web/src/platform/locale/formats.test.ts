import { describe, expect, it } from "vitest";

import { createFormats, formatMoment } from "./formats.ts";

const DAY = new Date("2026-01-15T23:30:00Z");

describe("numbers, money and dates", () => {
  it.each([
    ["en-GB", "1,234", "15 January 2026", "£31.2k–£52k a year"],
    ["en-US", "1,234", "January 15, 2026", "£31.2k–£52k a year"],
    ["de-DE", "1.234", "15 January 2026", "31,2k\u00a0£–52k\u00a0£ a year"],
    ["fr-FR", "1\u202f234", "15 January 2026", "31,2k\u00a0£GB–52k\u00a0£GB a year"],
    ["en-IN", "1,234", "15 January 2026", "£31.2k–£52k a year"],
  ])("are written for %s as readers expect them in English text", (locale, count, day, pay) => {
    const formats = createFormats(locale);
    expect(formats.count(1234)).toBe(count);
    expect(formats.day(DAY)).toBe(day);
    expect(formats.pay({ min: 31_200, max: 52_000, currency: "GBP", period: "year" })).toBe(pay);
  });

  it("use the UTC calendar, and moments say so", () => {
    expect(createFormats("en-GB").day(DAY)).toBe("15 January 2026");
    expect(formatMoment(DAY)).toBe("2026-01-15 23:30 UTC");
  });

  it("use the singular for one job", () => {
    const formats = createFormats("de-DE");
    expect([formats.jobCount(1), formats.jobCount(12_345)]).toEqual(["1 remote job", "12.345 remote jobs"]);
  });
});
