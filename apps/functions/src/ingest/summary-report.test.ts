import type { FeedRun } from "@farwork/domain";
import { expect, it } from "vitest";

import type { RejectedItem } from "./feed-outcome.ts";
import { formatSummary } from "./summary-report.ts";

const run: FeedRun = {
  startedAt: new Date("2026-11-21T12:00:00Z"),
  finishedAt: new Date("2026-11-21T12:00:09Z"),
  outcome: "taken",
  read: 12,
  new: 7,
  changed: 2,
  unchanged: 1,
  rejected: {},
  missing: 0,
  closed: 0,
};
const format = (changes: Partial<FeedRun> = {}, rejected: readonly RejectedItem[] = []) =>
  formatSummary("remotive", { run: { ...run, ...changes }, rejected });

it("shows the counts in a column", () => {
  expect(
    format({ rejected: { missing: 1, unlisted: 1 } })
      .split("\n")
      .slice(0, 8),
  ).toEqual([
    "remotive",
    "  read      12",
    "  new        7",
    "  changed    2",
    "  unchanged  1",
    "  rejected   2",
    "  missing    0",
    "  closed     0",
  ]);
});

it("sums up rejected items by reason before listing each with its index, id and field", () => {
  const lines = format({ rejected: { missing: 1, "wrong-type": 2 } }, [
    { index: 3, sourceId: "77", path: "title", code: "missing" },
    { index: 5, path: "", code: "wrong-type" },
    { index: 6, path: "", code: "wrong-type" },
  ]).split("\n");
  expect(lines.slice(8)).toEqual([
    "Rejected: wrong-type 2, missing 1",
    "  item 3 (id 77): title is missing",
    "  item 5 (id unreadable): the item is of the wrong kind",
    "  item 6 (id unreadable): the item is of the wrong kind",
  ]);
});

it("shows which words of a posting say that it is not remote, truncated to the line", () => {
  const notRemote = { path: "description", code: "not-remote" } as const;
  const lines = format({ rejected: { "not-remote": 2 } }, [
    { index: 0, sourceId: "7", ...notRemote, words: "3 days a week in our office\u001b[2J" },
    { index: 1, sourceId: "8", ...notRemote, words: "hybrid ".repeat(40) },
  ]).split("\n");
  expect(lines).toContain(
    "  item 0 (id 7): description is not remote work: “3 days a week in our office?[2J”",
  );
  expect(lines.at(-1)?.length).toBeLessThan(180);
});

it("shows a strange id safely for terminals", () => {
  const lines = format({ rejected: { unreadable: 2 } }, [
    { index: 0, sourceId: "\u001b[2J7\n", path: "id", code: "unreadable" },
    { index: 1, sourceId: "x".repeat(500), path: "id", code: "unreadable" },
  ]).split("\n");
  expect(lines).toContain("  item 0 (id ?[2J7?): id cannot be read");
  expect(lines).toContain(`  item 1 (id ${"x".repeat(40)}…): id cannot be read`);
});

it("lists the first 20 rejected items and counts the rest", () => {
  const rejected = Array.from(
    { length: 30 },
    (_, index) => ({ index, path: "id", code: "missing" }) as const,
  );
  const lines = format({ rejected: { missing: 123 } }, rejected).split("\n");
  expect(lines.filter((line) => line.startsWith("  item"))).toHaveLength(20);
  expect(lines.at(-1)).toBe("  and 103 more");
});

it.each([
  ["doubted", "the feed is empty", "Nothing was closed: the feed is empty."],
  ["failed", "example.com answered 503.", "Not all of it could be had: example.com answered 503."],
  ["unchanged", undefined, "The feed says that nothing is new."],
] as const)("says of a run that %s why", (outcome, reason, line) => {
  expect(format({ outcome, ...(reason && { reason }) }).split("\n")).toContain(line);
});
