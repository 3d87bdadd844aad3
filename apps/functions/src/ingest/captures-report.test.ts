import type { FeedRun } from "@farwork/domain";
import { expect, it } from "vitest";

import { formatCaptures } from "./captures-report.ts";

const at = new Date("2026-11-21T12:00:00Z");
const capture = (source: string, read: number, fresh: number, rejected: FeedRun["rejected"] = {}) => ({
  source,
  run: {
    startedAt: at,
    finishedAt: at,
    outcome: "taken" as const,
    read,
    new: fresh,
    changed: 1,
    unchanged: 0,
    rejected,
    missing: 0,
    closed: 0,
  },
});

it("sums up the captures of each source, in source order, with a total below", () => {
  const taken = [
    capture("arbeitnow", 100, 9, { "not-remote": 90 }),
    capture("remotive", 42, 40, { missing: 1 }),
    capture("remotive", 3, 0, { missing: 1, "too-long": 1 }),
  ];
  const merged = ["remotive", "arbeitnow", "remotive"];
  expect(formatCaptures(taken, merged)).toBe(
    [
      "source     files  read  new  changed  unchanged  rejected  merged  rejected by reason",
      "remotive       2    45   40        2          0         3       2  missing 2, too-long 1",
      "arbeitnow      1   100    9        1          0        90       1  not-remote 90",
      "all            3   145   49        3          0        93       3  not-remote 90, missing 2, too-long 1",
    ].join("\n"),
  );
});

it("needs no total for one source", () => {
  expect(formatCaptures([capture("lever", 1, 1)], []).split("\n")).toHaveLength(2);
});
