import { describe, expect, inject, it } from "vitest";

import { normalizeDate } from "./normalize-date.ts";

/** A value's parsed date in ISO 8601, or null. */
function read(value: unknown): string | null {
  return normalizeDate(value)?.toISOString() ?? null;
}

const MOMENT = "2026-10-05T05:15:43.000Z";
const SECONDS = Date.parse(MOMENT) / 1000;

declare module "vitest" {
  // Set by vitest.config.ts.
  export interface ProvidedContext {
    zone: "UTC" | "America/Los_Angeles" | "Pacific/Kiritimati";
  }
}

it("runs in the time zone this run is named for", () => {
  // The zone's offset in January, in minutes to UTC.
  const offsets = { UTC: 0, "America/Los_Angeles": 480, "Pacific/Kiritimati": -840 };
  expect(new Date(2026, 0, 1).getTimezoneOffset()).toBe(offsets[inject("zone")]);
});

describe("a time in any format", () => {
  it.each([
    ["a Date", new Date(MOMENT)],
    ["a Firestore Timestamp", { toDate: () => new Date(MOMENT), seconds: 1, nanoseconds: 2 }],
    ["seconds and nanoseconds", { seconds: SECONDS, nanoseconds: 0 }],
    ["seconds alone", { seconds: SECONDS }],
    ["seconds in digits", { seconds: String(SECONDS), nanoseconds: 0 }],
    ["a Timestamp as the admin SDK writes it to JSON", { _seconds: SECONDS, _nanoseconds: 0 }],
    ["epoch seconds", SECONDS],
    ["epoch milliseconds", SECONDS * 1000],
    ["epoch seconds in digits", String(SECONDS)],
    ["epoch milliseconds in digits", String(SECONDS * 1000)],
    ["epoch seconds with a fraction in digits", `${SECONDS}.0`],
    ["ISO with Z", "2026-10-05T05:15:43Z"],
    ["ISO with milliseconds", "2026-10-05T05:15:43.000Z"],
    ["ISO with microseconds", "2026-10-05T05:15:43.000000Z"],
    ["ISO with an offset ahead", "2026-10-05T07:15:43+02:00"],
    ["ISO with an offset behind", "2026-10-04T22:15:43-0700"],
    ["ISO with an hour's offset", "2026-10-05T06:15:43+01"],
    ["ISO with a half-hour zone", "2026-10-05T10:45:43+05:30"],
    ["ISO without a zone, which is UTC", "2026-10-05T05:15:43"],
    ["a database's form", "2026-10-05 05:15:43"],
    ["a database's form with its zone", "2026-10-05 05:15:43 UTC"],
    ["a database's form with an offset", "2026-10-05 05:15:43+00"],
    ["lower case", "2026-10-05t05:15:43z"],
    ["spaces around", "  2026-10-05T05:15:43Z\n"],
    ["RFC 2822", "Mon, 05 Oct 2026 05:15:43 +0000"],
    ["RFC 2822 with an offset", "Mon, 5 Oct 2026 01:15:43 -0400"],
    ["RFC 2822 with GMT", "Mon, 05 Oct 2026 05:15:43 GMT"],
    ["RFC 2822 with a named American zone", "Mon, 05 Oct 2026 01:15:43 EDT"],
    ["RFC 2822 without a weekday", "05 Oct 2026 05:15:43 +0000"],
    ["RFC 2822 without a zone, which is UTC", "Mon, 05 Oct 2026 05:15:43"],
    ["RFC 822 with a year of two digits", "Mon, 05 Oct 26 05:15:43 +0000"],
    ["RFC 2822 with a comment", "Mon, 05 Oct 2026 05:15:43 +0000 (UTC)"],
  ])("reads %s", (_, value) => {
    expect(read(value)).toBe(MOMENT);
  });

  it.each([
    "2026-10-05",
    "October 5, 2026",
    "Oct 05, 2026",
    "Oct. 5 2026",
    "Monday, October 5, 2026",
    "5 October 2026",
    "05 Oct 2026",
    "Monday, 5 October 2026",
    "5 Oct. 2026",
    "October 5,2026",
    "Mon. Oct 5, 2026",
  ])("reads the day %j as its start in UTC", (day) => {
    expect(read(day)).toBe("2026-10-05T00:00:00.000Z");
  });

  it.each([
    "January,Jan",
    "February,Feb",
    "March,Mar",
    "April,Apr",
    "May",
    "June,Jun",
    "July,Jul",
    "August,Aug",
    "September,Sept,Sep",
    "October,Oct",
    "November,Nov",
    "December,Dec",
  ])("reads each month by name and abbreviation: %s", (names) => {
    const month = new Date(`${names.split(",")[0]} 1, 2026 UTC`).toISOString();
    for (const name of names.split(",")) {
      const forms = [`${name} 1, 2026`, `${name}. 1, 2026`, `1 ${name} 2026`, name.toUpperCase() + " 1 2026"];
      expect(forms.map(read)).toEqual([month, month, month, month]);
    }
  });

  it("reads each weekday by name and abbreviation, optionally", () => {
    const names =
      "Mon Monday Tue Tues Tuesday Wed Weds Wednesday Thu Thur Thurs Thursday Fri Friday Sat Saturday Sun Sunday";
    for (const name of names.split(" ")) {
      const forms = [`${name}, 05 Oct 2026 00:00:00 GMT`, `${name} October 5, 2026`];
      expect(forms.map(read)).toEqual(["2026-10-05T00:00:00.000Z", "2026-10-05T00:00:00.000Z"]);
    }
  });

  it("reads day and time in either order of day and month", () => {
    expect(read("October 5, 2026 05:15:43")).toBe(MOMENT);
    expect(read("October 5, 2026 07:15:43 +0200")).toBe(MOMENT);
    expect(read("5 October 2026 05:15:43 GMT")).toBe(MOMENT);
    expect(read("March 1, 2026 10:00")).toBe("2026-03-01T10:00:00.000Z");
  });

  it("reads a minute without seconds", () => {
    expect(read("2026-10-05T05:15")).toBe("2026-10-05T05:15:00.000Z");
    expect(read("Mon, 05 Oct 2026 05:15 +0000")).toBe("2026-10-05T05:15:00.000Z");
  });

  it("keeps milliseconds, and truncates anything finer", () => {
    expect(read("2026-10-05T05:15:43.9876543Z")).toBe("2026-10-05T05:15:43.987Z");
    expect(read("2026-10-05T05:15:43,5Z")).toBe("2026-10-05T05:15:43.500Z");
    expect(read({ seconds: SECONDS, nanoseconds: 987_654_321 })).toBe("2026-10-05T05:15:43.987Z");
  });

  it("knows leap days", () => {
    expect(read("2024-02-29")).toBe("2024-02-29T00:00:00.000Z");
    expect(read("2000-02-29")).toBe("2000-02-29T00:00:00.000Z");
  });

  it("reads an hour skipped by daylight saving time, which UTC does not have", () => {
    expect(read("2026-03-08 02:30:00")).toBe("2026-03-08T02:30:00.000Z");
  });

  it("returns a new Date", () => {
    const given = new Date(MOMENT);
    normalizeDate(given)?.setUTCFullYear(1999);
    expect(given.toISOString()).toBe(MOMENT);
  });
});

describe("invalid dates", () => {
  it.each([
    ["nothing", undefined],
    ["null", null],
    ["an empty text", ""],
    ["blanks", "   "],
    ["words", "yesterday"],
    ["a truth", true],
    ["a symbol", Symbol("date")],
    ["a big integer", 1n],
    ["a list", [2026, 10, 5]],
    ["an empty object", {}],
    ["a function", () => new Date(MOMENT)],
    ["not a number", NaN],
    ["infinity", Infinity],
    ["an Invalid Date", new Date(NaN)],
    ["a Timestamp of an Invalid Date", { toDate: () => new Date(NaN) }],
    ["a Timestamp that gives a text", { toDate: () => MOMENT }],
    ["seconds in words", { seconds: "soon" }],
    ["more nanoseconds than a second has", { seconds: SECONDS, nanoseconds: 1e9 }],
    ["fewer nanoseconds than none", { seconds: SECONDS, nanoseconds: -1 }],
    ["February 30th", "2026-02-30"],
    ["February 29th of an ordinary year", "2026-02-29"],
    ["February 29th of 2100", "2100-02-29"],
    ["April 31st", "2026-04-31T10:00:00Z"],
    ["February 30th by e-mail", "Mon, 30 Feb 2026 10:00:00 +0000"],
    ["month 13", "2026-13-01"],
    ["month 0", "2026-00-10"],
    ["day 0", "2026-10-00"],
    ["hour 25", "2026-10-05T25:00:00Z"],
    ["minute 60", "2026-10-05T10:60:00Z"],
    ["an offset no place has", "2026-10-05T10:00:00+15:00"],
    ["an offset of 99 minutes", "2026-10-05T10:00:00+01:99"],
    ["a month nobody knows", "Mon, 05 Okt 2026 05:15:43 +0000"],
    ["what begins like June", "Junk 5, 2026"],
    ["what begins like May", "Mayor 1, 2026"],
    ["what begins like March", "Marble 1, 2026"],
    ["what begins like March after the day", "1 Marble 2026"],
    ["half a month's name", "5 Octo 2026"],
    ["a day of no week", "Junk, October 5, 2026"],
    ["a day of no week by e-mail", "Junk, 05 Oct 2026 05:15:43 +0000"],
    ["a day and a year with nothing between them", "October 52026"],
    ["a time right behind the year", "October 5, 202605:15"],
    ["a clock of twelve hours", "October 5, 2026 05:15 PM"],
    ["a zone nobody knows", "Mon, 05 Oct 2026 05:15:43 XYZ"],
    ["a date with a tail", "2026-10-05 or so"],
    ["days and months in an order one can only guess", "05/10/2026"],
    ["a year alone", "2026"],
    ["digits too few for an epoch", "20261005"],
    ["a text far too long", `2026-10-05${" ".repeat(100_000)}`],
  ])("rejects %s", (_, value) => {
    expect(normalizeDate(value)).toBeNull();
  });

  it.each([
    ["zero", 0],
    ["zero in digits", "0"],
    ["minus one", -1],
    ["the epoch", "1970-01-01T00:00:00Z"],
    ["the epoch as a Timestamp", { seconds: 0, nanoseconds: 0 }],
    ["the epoch as a Date", new Date(0)],
    ["the first day of databases", "0001-01-01T00:00:00"],
    ["Go's zero", { seconds: -62_135_596_800, nanoseconds: 0 }],
    ["the last day of databases", "9999-12-31T23:59:59.999Z"],
    ["all zeros", "0000-00-00 00:00:00"],
    ["the last moment a Date can hold", 8.64e15],
    ["microseconds", SECONDS * 1_000_000],
  ])("reads %s as a placeholder", (_, value) => {
    expect(normalizeDate(value)).toBeNull();
  });
});
