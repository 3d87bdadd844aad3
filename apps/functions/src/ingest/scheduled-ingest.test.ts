import { FEED_SOURCES } from "@farwork/domain";
import { describe, expect, it } from "vitest";

import { ingest } from "../index.ts";

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
