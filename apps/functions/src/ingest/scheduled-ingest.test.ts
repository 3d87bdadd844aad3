import { FEED_SOURCES } from "@farwork/domain";
import { logger } from "firebase-functions";
import { afterEach, describe, expect, it, vi } from "vitest";

import { ingest } from "../index.ts";
import { logRun } from "./scheduled-ingest.ts";

const MINUTE = 60_000;

/** The function of a source, identified by its label. */
const endpointOf = (id: string) =>
  Object.values(ingest)
    .map(({ __endpoint }) => __endpoint)
    .find(({ labels }) => labels?.["source"] === id);

/** The minutes between two runs; undefined if not scheduled. */
function minutesOf(id: string): number | undefined {
  const schedule = endpointOf(id)?.scheduleTrigger?.schedule;
  const minutes = /^every (\d+) minutes$/.exec(typeof schedule === "string" ? schedule : "")?.[1];
  return minutes === undefined ? undefined : Number(minutes);
}

describe("the schedule", () => {
  it.each(FEED_SOURCES.map((source) => [source.name, source] as const))(
    "of %s runs no more often than its terms allow, and at most a quarter of an hour later",
    (_, { id, minPollInterval }) => {
      const interval = (minutesOf(id) ?? 0) * MINUTE;
      expect(interval).toBeGreaterThanOrEqual(minPollInterval);
      expect(interval).toBeLessThanOrEqual(minPollInterval + 15 * MINUTE);
    },
  );

  it("has a function for every source, named as deployed, and no others", () => {
    expect(Object.keys(ingest)).toHaveLength(FEED_SOURCES.length);
    expect(Object.keys(ingest)).toEqual(expect.arrayContaining(["remotive", "remoteOk"]));
    expect(Object.keys(ingest).filter((name) => /[^a-zA-Z]/.test(name))).toEqual([]);
  });
});

describe("the log of a poll", () => {
  afterEach(() => vi.restoreAllMocks());
  const run = {
    startedAt: new Date(0),
    finishedAt: new Date(1),
    outcome: "doubted",
    reason: "the feed is empty",
    read: 0,
    new: 0,
    changed: 0,
    unchanged: 0,
    rejected: {},
    missing: 0,
    closed: 0,
  } as const;

  it("has the code of a failure and the counts of a run, but no words", () => {
    const written = vi.spyOn(logger, "write").mockReturnValue();
    logRun("remotive", { run });
    logRun("remotive", { run: { ...run, outcome: "failed", reason: "It is slow." }, failure: "too-slow" });
    const [ingested, failed] = written.mock.calls.map(([line]) => line);
    expect(ingested).toMatchObject({ event: "feed-ingested", outcome: "doubted", read: 0 });
    expect(failed).toMatchObject({ event: "feed-failed", source: "remotive", code: "too-slow" });
    expect([ingested, failed].some((line) => line !== undefined && "reason" in line)).toBe(false);
  });
});
