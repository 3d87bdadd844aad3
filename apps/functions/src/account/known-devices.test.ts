import { expect, it } from "vitest";

import { NO_SIGN_INS, noteUse } from "../sign-ins/sign-in-records.ts";
import { hashDevice, isFromNewDevice, noteDevice } from "./known-devices.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const now = new Date("2026-03-01T00:00:00Z");
const BEGAN = now.getTime() / 1000;
const known = noteDevice(NO_SIGN_INS, "laptop", now);

it("reports a sign-in from a new device, and no other", () => {
  expect(isFromNewDevice(known, BEGAN, "phone")).toBe(true);
  expect(isFromNewDevice(known, BEGAN, "laptop")).toBe(false);
});

it("reports a sign-in once, and known ones never, whatever the device", () => {
  expect(isFromNewDevice(noteUse(known, BEGAN, {}, now), BEGAN, "phone")).toBe(false);
});

it("does not report an account's first sign-in, whatever the device", () => {
  expect(isFromNewDevice(undefined, BEGAN, "phone")).toBe(false);
  expect(isFromNewDevice(undefined, BEGAN, undefined)).toBe(false);
});

it("reports a sign-in without a device, and remembers none", () => {
  expect(isFromNewDevice(known, BEGAN, undefined)).toBe(true);
  expect(noteDevice(known, undefined, now)).toBe(known);
});

it("remembers the twenty last used devices, each for 400 days", () => {
  let records = NO_SIGN_INS;
  for (let nth = 0; nth < 21; nth += 1)
    records = noteDevice(records, `device-${nth}`, new Date(now.getTime() + nth * DAY_MS));
  expect(Object.keys(records.devices)).toHaveLength(20);
  expect(records.devices).not.toHaveProperty("device-0");
  const later = noteDevice(records, "new", new Date(now.getTime() + 419.5 * DAY_MS));
  expect(Object.keys(later.devices)).toEqual(["new", "device-20"]);
});

it("hashes a device differently for each account, without revealing its cookie", () => {
  expect(hashDevice("ada", "laptop")).toMatch(/^[0-9a-f]{64}$/);
  expect(hashDevice("ada", "laptop")).not.toBe(hashDevice("bob", "laptop"));
});
