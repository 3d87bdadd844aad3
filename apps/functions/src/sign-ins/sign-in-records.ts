import {
  type Browser,
  IDLE_SIGN_IN_DAYS,
  type OperatingSystem,
  type SignIn as ListedSignIn,
} from "@farwork/domain";

import { DAY_MS, startOfDay } from "./start-of-day.ts";

const IDLE_MS = IDLE_SIGN_IN_DAYS * DAY_MS;
/** More sign-ins than anyone has: the last used ones are kept and the others end. */
const MAX_RECORDS = 100;

/** Where someone signed in, according to the browser. */
export interface Place {
  readonly browser?: Browser | undefined;
  readonly system?: OperatingSystem | undefined;
}

/** The day of a sign-in's last use, as its start in UTC. */
interface Use extends Place {
  readonly usedOn: Date;
}

/** A person's sign-ins. */
export interface SignInRecords {
  /** By `auth_time` in epoch seconds, which all tokens of a sign-in share. `null` means ended. */
  readonly signIns: Readonly<Record<string, Use | null>>;
  /** Sign-ins started before this (epoch seconds) have ended, unless listed in `signIns`. */
  readonly endedBefore: number;
  /** The day each device was last used, by the hash of its cookie; see known-devices.ts. */
  readonly devices: Readonly<Record<string, Date>>;
}

export const NO_SIGN_INS: SignInRecords = { signIns: {}, endedBefore: 0, devices: {} };

/**
 * Whether a sign-in is open, as in firestore.rules: according to its record or, without one, if it started within
 * `IDLE_SIGN_IN_DAYS` and not before `endedBefore`.
 */
export function isOpenSignIn(
  { signIns, endedBefore }: SignInRecords = NO_SIGN_INS,
  authTime: number,
  now: Date,
): boolean {
  const use = signIns[authTime];
  if (use !== undefined) return use !== null && isRecent(use.usedOn.getTime(), now);
  return isRecent(authTime * 1000, now) && authTime >= endedBefore;
}

/** Records the use of a sign-in. */
export function noteUse(records: SignInRecords, authTime: number, place: Place, now: Date): SignInRecords {
  const { browser, system } = { ...records.signIns[authTime], ...place };
  const use: Use = { usedOn: startOfDay(now), ...(browser && { browser }), ...(system && { system }) };
  return forgetOld({ ...records, signIns: { ...records.signIns, [authTime]: use } }, now);
}

/** Ends sign-ins started before `validAfter` (epoch seconds), as the identity service does after a new password. */
export function endBefore(records: SignInRecords, validAfter: number): SignInRecords {
  const valid = Object.entries(records.signIns).filter(([id]) => Number(id) >= validAfter);
  const endedBefore = Math.max(records.endedBefore, validAfter);
  return { ...records, signIns: Object.fromEntries(valid), endedBefore };
}

/** Ignores future times: otherwise one sign-in could end all later ones. */
export function endSignIn(records: SignInRecords, authTime: number, now: Date): SignInRecords {
  if (authTime * 1000 > now.getTime()) return records;
  return forgetOld({ ...records, signIns: { ...records.signIns, [authTime]: null } }, now);
}

/** Ends every sign-in but one, including those without a record, and forgets all devices. */
export function endOtherSignIns({ signIns }: SignInRecords, authTime: number, now: Date): SignInRecords {
  const kept = { [authTime]: signIns[authTime] ?? { usedOn: startOfDay(now) } };
  return { ...endEverySignIn(now), signIns: kept };
}

/** Ends every sign-in, including those without a record, and forgets all devices. */
export function endEverySignIn(now: Date): SignInRecords {
  return { ...NO_SIGN_INS, endedBefore: nextSecond(now) };
}

/** Whether all sign-ins started before `since` (epoch seconds) are known to have ended. */
export function areEndedSince({ signIns, endedBefore }: SignInRecords, since: number): boolean {
  return (
    endedBefore >= since && Object.entries(signIns).every(([id, use]) => use === null || Number(id) >= since)
  );
}

/** The open sign-ins, last used first, with the one of `current` marked. */
export function listSignIns(
  records: SignInRecords = NO_SIGN_INS,
  current: number,
  now: Date,
): ListedSignIn[] {
  return Object.entries(records.signIns)
    .flatMap(([id, use]) => (use && isOpenSignIn(records, Number(id), now) ? [{ id, ...use }] : []))
    .map(({ id, usedOn, browser, system }) => ({
      id,
      startedAt: new Date(Number(id) * 1000),
      lastUsedOn: usedOn,
      ...(browser && { browser }),
      ...(system && { system }),
      isCurrent: Number(id) === current,
    }))
    .toSorted((a, b) => lastUse(b) - lastUse(a) || Number(b.id) - Number(a.id));
}

const lastUse = ({ lastUsedOn }: ListedSignIn) => lastUsedOn.getTime();

/** Drops records of sign-ins that have ended anyway, and the most idle ones if there are too many. */
function forgetOld(records: SignInRecords, now: Date): SignInRecords {
  const known = Object.entries(records.signIns)
    .filter(([id, use]) => isRecent(Number(id) * 1000, now) || (use && isRecent(use.usedOn.getTime(), now)))
    .toSorted(([id, use], [other, its]) => usedAt(its) - usedAt(use) || Number(other) - Number(id));
  const forgotten = known.slice(MAX_RECORDS).map(([id]) => Math.min(Number(id) + 1, nextSecond(now)));
  return {
    ...records,
    signIns: Object.fromEntries(known.slice(0, MAX_RECORDS)),
    endedBefore: Math.max(records.endedBefore, ...forgotten),
  };
}

const usedAt = (use: Use | null) => use?.usedOn.getTime() ?? 0;
const isRecent = (moment: number, now: Date) => moment > now.getTime() - IDLE_MS;
/** In epoch seconds: later than all existing sign-ins. */
const nextSecond = (now: Date) => Math.floor(now.getTime() / 1000) + 1;
