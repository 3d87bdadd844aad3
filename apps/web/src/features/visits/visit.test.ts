import { describe, expect, it } from "vitest";

import { continueVisit, formatVisit } from "./visit.ts";

const at = (time: string) => new Date(`2026-01-20T${time}:00Z`);

/** The cookie after pages viewed at these times of a day. */
const cookieAfter = (...times: string[]) =>
  times.reduce<string | undefined>((cookie, time) => formatVisit(continueVisit(cookie, at(time))), undefined);

const previousAt = (time: string, ...before: string[]) =>
  continueVisit(cookieAfter(...before), at(time)).previous;

describe("a visit", () => {
  it("has no previous one when it is the first, however many pages it has", () => {
    expect(previousAt("09:00")).toBeUndefined();
    expect(previousAt("09:55", "09:00", "09:30")).toBeUndefined();
  });

  it("ends after half an hour without a page, and the next one looks back to its last page", () => {
    expect(previousAt("10:00", "09:00", "09:29")).toEqual(at("09:29"));
    expect(previousAt("09:59", "09:00", "09:29")).toBeUndefined();
  });

  it("looks back to the same moment throughout", () => {
    expect(previousAt("12:20", "09:00", "12:00", "12:10")).toEqual(at("09:00"));
  });

  it.each([
    "",
    "x",
    ".",
    "1.2",
    "999999999999.999999999999",
    "2000000000.1700000000",
    "NaN.NaN",
    "-5.1700000000",
  ])("counts as the first when the cookie says %j", (cookie) => {
    expect(continueVisit(cookie, at("09:00"))).toEqual({ previous: undefined, current: at("09:00") });
  });

  it("counts as the first when the cookie was written by a clock ahead of ours", () => {
    expect(continueVisit(cookieAfter("09:00", "11:00"), at("10:00")).previous).toBeUndefined();
  });
});
