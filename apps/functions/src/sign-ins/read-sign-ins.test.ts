import { Timestamp } from "firebase-admin/firestore";
import { expect, it } from "vitest";

import { readSignIns } from "./read-sign-ins.ts";
import { isOpenSignIn, listSignIns } from "./sign-in-records.ts";

const NOW = new Date("2026-11-23T12:00:00Z");
const TODAY = Timestamp.fromMillis(Date.parse("2026-11-23T00:00:00Z"));
const LAPTOP = Date.parse("2026-11-20T09:00:00Z") / 1000;
const PHONE = Date.parse("2026-11-21T09:00:00Z") / 1000;

it.each([
  ["a day that is none", { usedOn: "yesterday" }],
  ["no day", {}],
  ["nothing that is a record", "used"],
])("a sign-in with %s has ended, while others stay open", (_, unreadable) => {
  const records = readSignIns({ signIns: { [LAPTOP]: unreadable, [PHONE]: { usedOn: TODAY } } }, NOW);
  expect(isOpenSignIn(records, LAPTOP, NOW)).toBe(false);
  expect(isOpenSignIn(records, PHONE, NOW)).toBe(true);
  expect(listSignIns(records, PHONE, NOW).map(({ id }) => id)).toEqual([String(PHONE)]);
});

it("an unreadable device is unknown, without affecting other devices and sign-ins", () => {
  const stored = {
    signIns: { [PHONE]: { usedOn: TODAY } },
    devices: { broken: 7, kept: TODAY },
    endedBefore: 0,
  };
  const records = readSignIns(stored, NOW);
  expect(records?.devices).toEqual({ kept: TODAY.toDate() });
  expect(isOpenSignIn(records, PHONE, NOW)).toBe(true);
});

it("with an invalid document, sign-ins of the last hour stay open", () => {
  const records = readSignIns({ signIns: "none" }, NOW);
  expect(isOpenSignIn(records, NOW.getTime() / 1000 - 3600, NOW)).toBe(true);
  expect(isOpenSignIn(records, NOW.getTime() / 1000 - 3601, NOW)).toBe(false);
});
