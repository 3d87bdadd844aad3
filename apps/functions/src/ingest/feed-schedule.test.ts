import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { nextDue } from "./feed-schedule.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const askedAt = new Date("2026-03-01T12:00:00Z");
const inHours = (hours: number) => new Date(askedAt.getTime() + hours * HOUR);

describe("the next poll of a feed", () => {
  it.each([
    [0, 1],
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 4],
    [5, 8],
    [6, 16],
    [7, 24],
    [5000, 24],
  ])("is due after %i failures in a row in %i hourly intervals", (failures, hours) => {
    expect(nextDue({ askedAt, failures }, HOUR)).toEqual(inHours(hours));
  });

  it("never waits less than a long interval, however often it failed", () => {
    expect(nextDue({ askedAt, failures: 9 }, 2 * DAY)).toEqual(inHours(48));
  });

  it("waits as long as the server requested", () => {
    expect(nextDue({ askedAt, failures: 1, retryAfter: inHours(3) }, HOUR)).toEqual(inHours(3));
  });

  it("waits for the interval if the server requested less", () => {
    expect(nextDue({ askedAt, failures: 1, retryAfter: inHours(0.5) }, HOUR)).toEqual(inHours(1));
  });

  it("waits at most a day, whatever the server requested", () => {
    expect(nextDue({ askedAt, failures: 1, retryAfter: inHours(9999) }, HOUR)).toEqual(inHours(24));
  });
});

const anAsking = fc.record({
  askedAt: fc.date({ min: new Date("2020-01-01"), max: new Date("2100-01-01"), noInvalidDate: true }),
  failures: fc.nat(),
  retryAfter: fc.option(fc.date({ noInvalidDate: true }), { nil: undefined }),
});
const anInterval = fc.integer({ min: 60_000, max: 7 * DAY });

it("is always between the interval and a day", () => {
  fc.assert(
    fc.property(anAsking, anInterval, (asking, interval) => {
      const wait = nextDue(asking, interval).getTime() - asking.askedAt.getTime();
      expect(wait).toBeGreaterThanOrEqual(interval);
      expect(wait).toBeLessThanOrEqual(Math.max(DAY, interval));
    }),
  );
});

it("is not sooner after another failure", () => {
  fc.assert(
    fc.property(anAsking, anInterval, (asking, interval) => {
      const after = nextDue({ ...asking, failures: asking.failures + 1 }, interval);
      expect(after.getTime()).toBeGreaterThanOrEqual(nextDue(asking, interval).getTime());
    }),
  );
});
