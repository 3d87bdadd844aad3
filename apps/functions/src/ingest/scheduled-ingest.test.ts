import { FEED_SOURCES } from "@farwork/domain";
import { describe, expect, it } from "vitest";

import * as functions from "../index.ts";

const MINUTE = 60_000;

/** "remote-ok" -> "ingestRemoteOk". */
const nameOf = (id: string) =>
  `ingest${id.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase())}`;

/** What is deployed under a name. */
function endpointOf(name: string) {
  const deployed = Object.entries(functions).find(([exported]) => exported === name)?.[1];
  return deployed && "__endpoint" in deployed ? deployed.__endpoint : undefined;
}

/** The minutes between two runs; undefined for what is not scheduled. */
function minutesOf(name: string): number | undefined {
  const schedule = endpointOf(name)?.scheduleTrigger?.schedule;
  const minutes = /^every (\d+) minutes$/.exec(typeof schedule === "string" ? schedule : "")?.[1];
  return minutes === undefined ? undefined : Number(minutes);
}

describe("the schedule", () => {
  it.each(FEED_SOURCES.map((source) => [source.name, source] as const))(
    "of %s runs no oftener than its terms allow, and at most a quarter of an hour later",
    (_, { id, minPollInterval }) => {
      const interval = (minutesOf(nameOf(id)) ?? 0) * MINUTE;
      expect(interval).toBeGreaterThanOrEqual(minPollInterval);
      expect(interval).toBeLessThanOrEqual(minPollInterval + 15 * MINUTE);
    },
  );

  it.each(FEED_SOURCES.map(({ id }) => id))("of %s sweeps that source", (id) => {
    expect(endpointOf(nameOf(id))?.labels).toMatchObject({ source: id });
  });

  it("has a function for every source, and none besides", () => {
    const scheduled = Object.keys(functions).filter(
      (name) => name.startsWith("ingest") && minutesOf(name) !== undefined,
    );
    expect(scheduled.toSorted()).toEqual(FEED_SOURCES.map(({ id }) => nameOf(id)).toSorted());
  });
});
