import { expect, it } from "vitest";

import { isOverdue } from "./is-overdue.ts";

const HOUR = 3_600_000;
const now = new Date("2026-11-21T12:00:00Z");
const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);

it.each([
  ["jobicy", HOUR, false],
  ["jobicy", HOUR + 1, true],
  ["jobicy", -HOUR, false],
  ["remotive", 6 * HOUR, false],
  ["remotive", 6 * HOUR + 1, true],
  ["lever.tern.maps", HOUR + 1, true],
  ["monster", 99 * HOUR, false],
])("%s that was due %i ms ago: missed is %s", (feed, since, expected) => {
  expect(isOverdue({ feed, nextDueAt: before(since) }, now)).toBe(expected);
});

it("does not report a feed that was never polled", () => {
  expect(isOverdue({ feed: "jobicy" }, now)).toBe(false);
});
