import { createHash } from "node:crypto";

import type { SignInRecords } from "../sign-ins/sign-in-records.ts";
import { DAY_MS, startOfDay } from "../sign-ins/start-of-day.ts";

// A device's cookie says nothing but that this account was used there before: no new-sign-in mail tells of it again.

/** More than anybody has: of so many, those last used stay known. */
const MAX_DEVICES = 20;
const KNOWN_MS = 400 * DAY_MS;

/** What is stored of a device's cookie: it cannot be used as one, and does not tell which accounts share a device. */
export const hashDevice = (uid: string, device: string) =>
  createHash("sha256").update(`${uid}\n${device}`).digest("hex");

/**
 * Whether a sign-in is one that its person has to hear of: it is not known yet, from a device that is not known either.
 * The first of an account is its own sign-up. One that names no device is from none that is known.
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
