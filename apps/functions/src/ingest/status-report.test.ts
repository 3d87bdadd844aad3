import type { FeedStatus } from "@farwork/domain";
import { describe, expect, it } from "vitest";

import { formatStatus } from "./status-report.ts";

const now = new Date("2026-11-21T12:00:00Z");
const lastRun = {
  startedAt: new Date("2026-11-21T08:59:50Z"),
  finishedAt: new Date("2026-11-21T09:00:00Z"),
  outcome: "taken" as const,
  read: 42,
  new: 3,
  changed: 1,
  unchanged: 36,
  rejected: { missing: 1, "not-remote": 1 },
  missing: 0,
  closed: 4,
};
const remotive: FeedStatus = {
  feed: "remotive",
  name: "Remotive",
  lastRun,
  failures: 0,
  nextDueAt: new Date("2026-11-21T15:00:00Z"),
  openJobs: 210,
};

describe("pnpm ingest status", () => {
  it("shows one line per feed, and why a last run failed", () => {
    const failed = {
      feed: "lever.tern-maps",
      name: "Tern Maps",
      lastRun: { ...lastRun, outcome: "failed" as const, reason: "api.lever.co answered 503.", read: 0 },
      failures: 3,
      nextDueAt: new Date("2026-11-21T11:00:00Z"),
      openJobs: 7,
    };
    const never = { feed: "jobicy", name: "Jobicy", failures: 0, openJobs: 0 };
    expect(formatStatus([remotive, never, failed], now)).toBe(
      [
        "feed             last run     result     read  new  changed  rejected  closed  open  next due",
        "remotive         3 hours ago  taken        42    3        1         2       4   210  in 3 hours",
        "jobicy           never                                                            0  now",
        "lever.tern-maps  3 hours ago  failed 3x     0    3        1         2       4     7  now",
        "  api.lever.co answered 503.",
      ].join("\n"),
    );
  });

  it("counts unrecorded failures of killed runs", () => {
    expect(formatStatus([{ ...remotive, failures: 2 }], now)).toContain("3 hours ago  failed 2x");
  });

  it("marks a feed that is no longer polled as overdue", () => {
    const dueAt = (nextDueAt: Date) => formatStatus([{ ...remotive, nextDueAt }], now);
    expect(dueAt(new Date("2026-11-21T06:00:00Z"))).toMatch(/now$/);
    expect(dueAt(new Date("2026-11-21T05:59:59Z"))).toMatch(/overdue$/);
  });

  it("has no next time for a source of boards without a board", () => {
    const lever = { feed: "lever", name: "Lever", failures: 0, openJobs: 0 };
    expect(formatStatus([lever], now)).toMatch(/^lever .*no boards$/m);
    expect(formatStatus([{ ...lever, openJobs: 3 }], now)).toMatch(/^lever .*by capture$/m);
  });

  it("fits 120 columns, whatever a feed's name and message", () => {
    const wide = {
      ...remotive,
      feed: `greenhouse.${"x".repeat(80)}`,
      failures: 999,
      openJobs: 99_999,
      lastRun: {
        ...lastRun,
        outcome: "doubted" as const,
        reason: "y".repeat(400),
        read: 99_999,
        finishedAt: new Date("2026-11-21T11:01:00Z"),
      },
    };
    const lines = formatStatus([wide], now).split("\n");
    expect(lines).toHaveLength(3);
    expect(lines.filter((line) => line.length > 120)).toEqual([]);
  });
});
