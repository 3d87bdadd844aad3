import { expect, it } from "vitest";

import { readRetryAfter } from "./retry-after.ts";

const now = new Date("2026-03-01T12:00:00Z");

it.each([
  ["120", "2026-03-01T12:02:00Z"],
  [" 5 ", "2026-03-01T12:00:05Z"],
  ["Sun, 01 Mar 2026 12:30:00 GMT", "2026-03-01T12:30:00Z"],
  ["Sunday, 01-Mar-26 12:30:00 GMT", "2026-03-01T12:30:00Z"],
  // At most a day is accepted.
  ["999999999999", "2026-03-02T12:00:00Z"],
  ["Thu, 01 Jan 2099 00:00:00 GMT", "2026-03-02T12:00:00Z"],
])("parses %j", (header, time) => {
  expect(readRetryAfter(header, now)).toEqual(new Date(time));
});

it.each([
  undefined,
  "",
  "0",
  "-1",
  "1.5",
  "soon",
  "2026-03-01T12:30:00Z",
  "Sun, 01 Mar 2026 11:00:00 GMT",
  "Sun, 99 Mar 2026 GMT",
])("ignores %j", (header) => {
  expect(readRetryAfter(header, now)).toBeUndefined();
});
