import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { compareHours, dayLength, workingDay, type WorkingDay } from "./common-hours.ts";
import { readWorkingHours, writeWorkingHours } from "./working-hours.ts";
import { zoneOffset } from "./zone-offset.ts";

const JULY = new Date("2026-07-01T12:00:00Z");
const NEW_YORK = { from: -5, to: -5 };

const nineToFive = (offset: number): WorkingDay => ({ start: 9, end: 17, offset });
const common = (from: number, to: number, day: WorkingDay) =>
  compareHours({ timezones: { from, to } }, day).common;

describe("the overlap of two working days", () => {
  it.each([
    ["the same zone", -5, 8],
    ["Lagos and New York", 1, 2],
    ["São Paulo and New York", -3, 6],
    ["Kolkata and New York", 5.5, 0],
    ["Kathmandu and New York", 5.75, 0],
    ["Honolulu and New York", -10, 3],
  ])("in %s", (_, offset, hours) => {
    expect(common(-5, -5, nineToFive(offset))).toBe(hours);
  });

  it("counts quarter hours", () => {
    expect(common(1, 1, nineToFive(5.75))).toBe(3.25);
  });

  it("wraps around midnight on either side", () => {
    const night = { start: 22, end: 6, offset: 8 };
    // Nine to five in New York is 22:00 to 6:00 in Manila.
    expect(common(-5, -5, night)).toBe(8);
    expect(compareHours({ timezones: NEW_YORK }, night).theirs).toEqual({ start: 22, length: 8 });
    expect(common(-5, -5, { start: 18, end: 2, offset: 8 })).toBe(4);
  });

  it("takes the hours that a posting states, rather than nine to five", () => {
    const evening = { timezones: { from: 1, to: 1 }, day: { start: 18, end: 2 } };
    expect(compareHours(evening, nineToFive(1))).toEqual({
      common: 0,
      length: 8,
      theirs: { start: 18, length: 8 },
    });
    expect(compareHours(evening, { start: 16, end: 24, offset: 1 }).common).toBe(6);
    // At its end, the window's best zone is where both days end together.
    const morning = { timezones: { from: -8, to: 1 }, day: { start: 6, end: 10 } };
    expect(compareHours(morning, nineToFive(1)).common).toBe(4);
  });

  it("can overlap twice in a long day", () => {
    expect(common(0, 0, { start: 16, end: 10, offset: 0 })).toBe(2);
    expect(common(0, 0, { start: 9, end: 9, offset: 0 })).toBe(8);
  });

  it("uses the zone of a window that suits best", () => {
    expect(common(-8, 1, nineToFive(1))).toBe(8);
    expect(common(-8, 1, nineToFive(3))).toBe(6);
    // Someone in Lagos who works late keeps New York hours.
    expect(common(-8, -5, { start: 15, end: 23, offset: 1 })).toBe(8);
  });

  const clock = fc.integer({ min: 0, max: 96 }).map((quarters) => quarters / 4);
  const offset = fc.integer({ min: -48, max: 56 }).map((quarters) => quarters / 4);
  const day = fc.record({ start: clock, end: clock, offset });

  it("equals what trying every quarter hour finds", () => {
    fc.assert(
      fc.property(day, offset, offset, (reader, one, other) => {
        const [from, to] = [Math.min(one, other), Math.max(one, other)];
        expect(common(from, to, reader)).toBe(countPlainly(from, to, reader));
      }),
    );
  });
});

function countPlainly(from: number, to: number, { start, end, offset }: WorkingDay): number {
  const length = dayLength({ start, end });
  const isWithin = (hour: number, begin: number, hours: number) => (((hour - begin) % 24) + 24) % 24 < hours;
  let most = 0;
  for (let zone = from; zone <= to; zone += 0.25) {
    let hours = 0;
    for (let hour = 0; hour < 24; hour += 0.25)
      if (isWithin(hour, start - offset, length) && isWithin(hour, 9 - zone, 8)) hours += 0.25;
    most = Math.max(most, hours);
  }
  return most;
}

describe("a time zone", () => {
  it.each([
    ["Africa/Lagos", 1],
    ["Asia/Kathmandu", 5.75],
    ["America/New_York", -5],
    ["Europe/Berlin", 1],
    ["Europe/Dublin", 0],
    ["Australia/Sydney", 10],
    ["America/St_Johns", -3.5],
    ["UTC", 0],
    ["Nowhere/Atlantis", undefined],
  ])("%s has its winter offset from UTC, whatever the date", (zone, offset) => {
    expect(zoneOffset(zone, JULY)).toBe(offset);
    expect(zoneOffset(zone, new Date("2026-01-01T12:00:00Z"))).toBe(offset);
  });

  it("uses the rules of the given year", () => {
    expect(zoneOffset("Asia/Almaty", new Date("2020-06-01"))).toBe(6);
    expect(zoneOffset("Asia/Almaty", new Date("2025-06-01"))).toBe(5);
  });

  it("gives no working day if it is unknown", () => {
    expect(workingDay({ zone: "Nowhere/Atlantis", start: 9, end: 17 }, JULY)).toBeUndefined();
    expect(workingDay({ zone: "Africa/Lagos", start: 9, end: 17 }, JULY)).toEqual(nineToFive(1));
  });
});

describe("working hours as a text", () => {
  it("are read back as written", () => {
    const hours = { zone: "America/Argentina/Buenos_Aires", start: 8.75, end: 24 };
    expect(writeWorkingHours(hours)).toBe("8:45-24@America/Argentina/Buenos_Aires");
    expect(readWorkingHours(writeWorkingHours(hours))).toEqual(hours);
  });

  it.each(["", "9-17", "9-17@", "25-3@UTC", "9-17:10@UTC", "9-17@<script>", "9-17@Africa/Lagos; path=/"])(
    "are not read from %j",
    (text) => expect(readWorkingHours(text)).toBeUndefined(),
  );
});
