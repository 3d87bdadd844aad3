import { createHash } from "node:crypto";

import type { SignInRecords } from "../sign-ins/sign-in-records.ts";
import { DAY_MS, startOfDay } from "../sign-ins/start-of-day.ts";

// A device cookie only says that this account was used there before, so that no new-sign-in email is sent.

/** More devices than anyone has; the last used ones are kept. */
const MAX_DEVICES = 20;
const KNOWN_MS = 400 * DAY_MS;

/**
 * The stored hash of a device cookie. It cannot be used as a cookie and does not reveal which accounts share a device.
 */
export const hashDevice = (uid: string, device: string) =>
  createHash("sha256").update(`${uid}\n${device}`).digest("hex");

/**
 * Whether to notify a person of a sign-in: both the sign-in and its device are unknown. The first sign-in of an account
 * is the sign-up itself. A sign-in without a device counts as an unknown device.
 */
export function isFromNewDevice(
  stored: SignInRecords | undefined,
  authTime: number,
  device: string | undefined,
): boolean {
  if (stored === undefined || stored.signIns[authTime] !== undefined) return false;
  return device === undefined || stored.devices[device] === undefined;
}

export function noteDevice(records: SignInRecords, device: string | undefined, now: Date): SignInRecords {
  if (device === undefined) return records;
  const known = Object.entries({ ...records.devices, [device]: startOfDay(now) })
    .filter(([, usedOn]) => usedOn.getTime() > now.getTime() - KNOWN_MS)
    .toSorted(([, usedOn], [, other]) => other.getTime() - usedOn.getTime());
  return { ...records, devices: Object.fromEntries(known.slice(0, MAX_DEVICES)) };
}
