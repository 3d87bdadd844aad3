import type { FeedRun, FeedStatus } from "@farwork/domain";

/** A feed that has never run; state only what the test is about. */
export function buildFeedStatus(changes: Partial<FeedStatus> = {}): FeedStatus {
  return { feed: "remotive", name: "Remotive", failures: 0, openJobs: 0, ...changes };
}

/** A successful run. */
export function buildRun(changes: Partial<FeedRun> = {}): FeedRun {
  return {
    startedAt: new Date("2026-11-21T08:59:50Z"),
    finishedAt: new Date("2026-11-21T09:00:00Z"),
    outcome: "taken",
    read: 42,
    new: 3,
    changed: 1,
    unchanged: 36,
    rejected: { missing: 1, "not-remote": 1 },
    missing: 0,
    closed: 4,
    ...changes,
  };
}
