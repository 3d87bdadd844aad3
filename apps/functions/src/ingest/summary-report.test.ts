import { expect, it } from "vitest";

import { formatSummary } from "./summary-report.ts";

const summary = { read: 12, new: 7, changed: 2, unchanged: 1, rejected: [], closed: 0 };

it("shows the counts in a column", () => {
  expect(formatSummary("remotive", summary)).toBe(
    [
      "remotive",
      "  read      12",
      "  new        7",
      "  changed    2",
      "  unchanged  1",
      "  rejected   0",
      "  closed     0",
    ].join("\n"),
  );
});

it("lists each rejected item with its place, id, field and reason", () => {
  const rejected = [
    { index: 3, sourceId: "77", path: "title", code: "missing" },
    { index: 5, path: "", code: "wrong-type" },
  ] as const;
  const lines = formatSummary("remotive", { ...summary, rejected }).split("\n");
  expect(lines).toContain("  item 3 (id 77): title is missing");
  expect(lines).toContain("  item 5 (id unreadable): the item is of the wrong kind");
});

it("shows of an odd id what a terminal can bear", () => {
  const rejected = [
    { index: 0, sourceId: "\u001b[2J7\n", path: "id", code: "unreadable" },
    { index: 1, sourceId: "x".repeat(500), path: "id", code: "unreadable" },
  ] as const;
  const lines = formatSummary("remotive", { ...summary, rejected }).split("\n");
  expect(lines).toContain("  item 0 (id ?[2J7?): id cannot be read");
  expect(lines).toContain(`  item 1 (id ${"x".repeat(40)}…): id cannot be read`);
});

it("lists the first 20 rejected items and counts the rest", () => {
  const rejected = Array.from(
    { length: 23 },
    (_, index) => ({ index, path: "id", code: "missing" }) as const,
  );
  const lines = formatSummary("remotive", { ...summary, rejected }).split("\n");
  expect(lines.filter((line) => line.startsWith("  item"))).toHaveLength(20);
  expect(lines.at(-1)).toBe("  and 3 more");
});

it("says why nothing was closed", () => {
  expect(formatSummary("remotive", { ...summary, keptOpen: "the feed is empty" })).toContain(
    "Nothing was closed: the feed is empty.",
  );
});
