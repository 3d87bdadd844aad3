import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { formatPostedAgo } from "./format-posted-ago.ts";

const NOW = new Date("2026-11-21T12:00:00Z");
const DAY = 86_400_000;

function ago(days: number): string {
  return formatPostedAgo(new Date(NOW.getTime() - days * DAY), NOW);
}

describe("how long ago a job was posted", () => {
  it.each([
    [0, "today"],
    [1, "yesterday"],
    [2, "2 days ago"],
    [7, "7 days ago"],
    [13, "13 days ago"],
    [14, "2 weeks ago"],
    [20, "2 weeks ago"],
    [21, "3 weeks ago"],
    [60, "8 weeks ago"],
    [61, "2 months ago"],
    [92, "3 months ago"],
    [364, "11 months ago"],
    [366, "1 year ago"],
    [800, "2 years ago"],
  ])("is, after %i days, “%s”", (days, words) => {
    expect(ago(days)).toBe(words);
  });

  it("counts UTC calendar days: a minute past midnight, a job from two minutes ago is from yesterday", () => {
    const postedAt = new Date("2026-11-20T23:59:00Z");
    expect(formatPostedAgo(postedAt, new Date("2026-11-20T23:59:59Z"))).toBe("today");
    expect(formatPostedAgo(postedAt, new Date("2026-11-21T00:01:00Z"))).toBe("yesterday");
  });

  it("treats a future date as today", () => {
    expect(formatPostedAgo(new Date("2026-11-23T00:00:00Z"), NOW)).toBe("today");
  });

  it("never gets younger as time passes", () => {
    const sizes = { today: 0, yesterday: 1, day: 2, week: 14, month: 61, year: 366 };
    const size = (words: string) =>
      Object.entries(sizes).findLast(([word]) => words.includes(word))?.[1] ?? NaN;
    fc.assert(
      fc.property(
        fc.nat(2000),
        fc.nat(2000),
        (a, b) => size(ago(Math.min(a, b))) <= size(ago(Math.max(a, b))),
      ),
    );
  });

  it("rejects an Invalid Date", () => {
    expect(() => formatPostedAgo(new Date(NaN), NOW)).toThrow(RangeError);
    expect(() => formatPostedAgo(NOW, new Date(NaN))).toThrow(RangeError);
  });
});
