import {
  type Browser,
  IDLE_SIGN_IN_DAYS,
  type OperatingSystem,
  type SignIn as ListedSignIn,
} from "@farwork/domain";

import { DAY_MS, startOfDay } from "./start-of-day.ts";

const IDLE_MS = IDLE_SIGN_IN_DAYS * DAY_MS;
/** More than anybody has: of so many, those last used are kept and the others end. */
const MAX_RECORDS = 100;

/** Where somebody signed in, as the browser says. */
export interface Place {
  readonly browser?: Browser | undefined;
  readonly system?: OperatingSystem | undefined;
}

/** The day of a sign-in's last use, by its first moment in UTC. */
interface Use extends Place {
  readonly usedOn: Date;
}

/** What is known of one person's sign-ins. */
export interface SignInRecords {
  /** By `auth_time`, which every token of one sign-in says, in epoch seconds. `null`: it was ended. */
  readonly signIns: Readonly<Record<string, Use | null>>;
  /** One that began before is over, unless it is among `signIns`; in epoch seconds. */
  readonly endedBefore: number;
  /** The day on which each device was last used, by the hash of its cookie: known-devices.ts. */
  readonly devices: Readonly<Record<string, Date>>;
}

export const NO_SIGN_INS: SignInRecords = { signIns: {}, endedBefore: 0, devices: {} };

/**
 * Whether a sign-in goes on, as firestore.rules say it too: one with a record by that; one without where it began within
 * `IDLE_SIGN_IN_DAYS`, and none has ended those of its time.
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

/** A sign-in is used. */
export function noteUse(records: SignInRecords, authTime: number, place: Place, now: Date): SignInRecords {
  const { browser, system } = { ...records.signIns[authTime], ...place };
  const use: Use = { usedOn: startOfDay(now), ...(browser && { browser }), ...(system && { system }) };
  return forgetOld({ ...records, signIns: { ...records.signIns, [authTime]: use } }, now);
}

/** What began before `validAfter`, in epoch seconds, is over: so the identity service says of a new password. */
export function endBefore(records: SignInRecords, validAfter: number): SignInRecords {
  const valid = Object.entries(records.signIns).filter(([id]) => Number(id) >= validAfter);
  const endedBefore = Math.max(records.endedBefore, validAfter);
  return { ...records, signIns: Object.fromEntries(valid), endedBefore };
}

/** Of what has not begun nothing is kept: whoever holds one sign-in could end all later ones by it. */
export function endSignIn(records: SignInRecords, authTime: number, now: Date): SignInRecords {
  if (authTime * 1000 > now.getTime()) return records;
  return forgetOld({ ...records, signIns: { ...records.signIns, [authTime]: null } }, now);
}

/** Ends every sign-in but one, also those without a record, and knows no device any more. */
export function endOtherSignIns({ signIns }: SignInRecords, authTime: number, now: Date): SignInRecords {
  const kept = { [authTime]: signIns[authTime] ?? { usedOn: startOfDay(now) } };
  return { ...endEverySignIn(now), signIns: kept };
}

/** Ends every sign-in, also those without a record, and knows no device any more. */
export function endEverySignIn(now: Date): SignInRecords {
  return { ...NO_SIGN_INS, endedBefore: nextSecond(now) };
}

/** Whether all sign-ins that began before `since`, in epoch seconds, are known to be over. */
export function areEndedSince({ signIns, endedBefore }: SignInRecords, since: number): boolean {
  return (
    endedBefore >= since && Object.entries(signIns).every(([id, use]) => use === null || Number(id) >= since)
  );
}

/** The sign-ins that go on, the last used first, of which the one of `current` is marked. */
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

/** Without those that are over whether they are known or not, and without the most idle of too many. */
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
/** In epoch seconds: from here on a sign-in begins later than all there are. */
const nextSecond = (now: Date) => Math.floor(now.getTime() / 1000) + 1;
