import type { FeedStatus } from "@farwork/domain";
import { describe, expect, it } from "vitest";

import { buildFeedStatus, buildRun } from "../../testing/build-feed-status.ts";
import { describeDue, describeFeeds, describeState, needsLook } from "./describe-feed.ts";

const now = new Date("2026-11-21T12:00:00Z");

describe("a feed's state", () => {
  it.each<[Partial<FeedStatus>, string, boolean]>([
    [{ lastRun: buildRun() }, "Imported", false],
    [{ lastRun: buildRun(), nextDueAt: new Date("2026-11-21T05:59:59Z") }, "Imported", true],
    [{ lastRun: buildRun({ outcome: "unchanged" }) }, "Nothing new", false],
    [{ lastRun: buildRun({ outcome: "doubted" }) }, "Suspicious, nothing closed", true],
    [{ lastRun: buildRun({ outcome: "failed" }), failures: 1 }, "Failed", true],
    [{ lastRun: buildRun({ outcome: "failed" }), failures: 4 }, "Failed 4 times in a row", true],
    [{ failures: 2 }, "Failed 2 times in a row", true],
    [{}, "Never run", false],
    [{ feed: "lever" }, "No boards yet", false],
    [{ feed: "lever", openJobs: 3 }, "From captures", false],
  ])("for %j is %s", (changes, words, look) => {
    const status = buildFeedStatus(changes);
    expect(describeState(status)).toBe(words);
    expect(needsLook(status, now)).toBe(look);
  });
});

describe("a feed's next run", () => {
  it.each<[Partial<FeedStatus>, string]>([
    [{ nextDueAt: new Date("2026-11-21T15:00:00Z") }, "in 3 hours"],
    [{ nextDueAt: new Date("2026-11-21T11:59:59Z") }, "due now"],
    [{ nextDueAt: new Date("2026-11-21T05:59:59Z") }, "overdue"],
    [{}, "due now"],
    [{ feed: "lever" }, "–"],
  ])("for %j is %s", (changes, words) => {
    expect(describeDue(buildFeedStatus(changes), now)).toBe(words);
  });
});

describe("all feeds", () => {
  const fine = buildFeedStatus({ lastRun: buildRun() });
  const failed = buildFeedStatus({ lastRun: buildRun({ outcome: "failed" }), failures: 1 });
  it.each([
    [[fine], 0, "1 feed. All is well."],
    [[fine, failed], 0, "2 feeds. 1 needs a look."],
    [[failed, failed, fine], 0, "3 feeds. 2 need a look."],
    [[failed, fine], 40, "42 feeds, 2 of them shown. 1 needs a look."],
  ])("are summed up", (feeds, moreFeeds, words) => {
    expect(describeFeeds({ feeds, moreFeeds }, now)).toBe(words);
  });
});
