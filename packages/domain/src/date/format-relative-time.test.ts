import { describe, expect, it } from "vitest";

import { formatRelativeTime } from "./format-relative-time.ts";

const now = new Date("2026-11-21T12:00:00Z");

describe("relative times", () => {
  it.each([
    ["2026-11-21T12:00:00Z", "now"],
    ["2026-11-21T11:59:01Z", "now"],
    ["2026-11-21T11:59:00Z", "1 minute ago"],
    ["2026-11-21T11:00:01Z", "59 minutes ago"],
    ["2026-11-21T11:00:00Z", "1 hour ago"],
    ["2026-11-19T12:00:01Z", "47 hours ago"],
    ["2026-11-19T12:00:00Z", "2 days ago"],
    ["2026-08-21T12:00:00Z", "92 days ago"],
    ["2026-11-21T12:05:30Z", "in 5 minutes"],
    ["2026-11-21T18:00:00Z", "in 6 hours"],
  ])("of %s is %s", (at, words) => {
    expect(formatRelativeTime(new Date(at), now)).toBe(words);
  });

  it("throws for an invalid date", () => {
    expect(() => formatRelativeTime(new Date(NaN), now)).toThrow(RangeError);
  });
});
