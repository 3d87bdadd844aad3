import { type Browser, IDLE_SIGN_IN_DAYS, type SignIn as ListedSignIn } from "@farwork/domain";

import {
  filterBrowsers,
  keepBrowsersAfter,
  keepRecentBrowsers,
  type KnownBrowsers,
  noteBrowserUse,
} from "./known-browsers.ts";
import { type AskedCode, isOver } from "./sign-in-code.ts";
import { DAY_MS, startOfDay } from "./start-of-day.ts";

const IDLE_MS = IDLE_SIGN_IN_DAYS * DAY_MS;
/** More than anybody has: of so many, those last used are kept and the others end. */
const MAX_RECORDS = 100;

/** The day of a sign-in's last use, by its first moment in UTC. */
interface Use {
  readonly usedOn: Date;
  readonly browser?: Browser | undefined;
}

/** What is known of one person's sign-ins, each by its `auth_time`, which all its tokens say, in epoch seconds. */
export interface SignInRecords {
  /** Those that were let in, and that nobody ended. */
  readonly signIns: Readonly<Record<string, Use>>;
  /** Where they log in without a mailed code. */
  readonly browsers: KnownBrowsers;
  /** What was mailed to those that wait to be let in. */
  readonly asked: Readonly<Record<string, AskedCode>>;
  /**
   * Where codes are mailed: the account's address when its first sign-in was let in. The identity service lets whoever
   * knows the password give the account another one.
   */
  readonly address?: string | undefined;
}

export const NO_SIGN_INS: SignInRecords = { signIns: {}, browsers: {}, asked: {} };

/**
 * Whether a sign-in goes on, as firestore.rules say it too: it was let in and is in use. Of an account that has no records
 * it does where it began within `IDLE_SIGN_IN_DAYS`: nobody was let in before.
 */
export function isOpenSignIn(records: SignInRecords | undefined, authTime: number, now: Date): boolean {
  if (records === undefined) return isRecent(authTime * 1000, now);
  const use = records.signIns[authTime];
  return use !== undefined && isRecent(use.usedOn.getTime(), now);
}

/** Of an account, as its records are asked for. */
export interface Place {
  readonly now: Date;
  /** A deletion of the account has taken its records, and was not finished. */
  readonly isLeaving: boolean;
}

/**
 * Whether a sign-in is let in already, or makes the list of an account that has none: that only within a day of the
 * account, whose own sign-up it most likely is, or where nothing but the end of its deletion is left to do. Later a
 * password alone must not open what was left without a list.
 */
export function isLetIn(
  records: SignInRecords | undefined,
  { authTime, createdAt }: { readonly authTime: number; readonly createdAt: Date },
  { now, isLeaving }: Place,
): boolean {
  const mayBeFirst = isLeaving || now.getTime() < createdAt.getTime() + DAY_MS;
  return (records !== undefined || mayBeFirst) && isOpenSignIn(records, authTime, now);
}

/** A sign-in that was let in is used. */
export function noteUse(
  records: SignInRecords,
  authTime: number,
  { browser, now }: { readonly browser: Browser | undefined; readonly now: Date },
): SignInRecords {
  const itsBrowser = browser ?? records.signIns[authTime]?.browser;
  const use: Use = { usedOn: startOfDay(now), ...(itsBrowser && { browser: itsBrowser }) };
  const signIns = { ...records.signIns, [authTime]: use };
  return forgetOld({ ...records, signIns, browsers: noteBrowserUse(records.browsers, authTime, now) }, now);
}

/** What began before `validAfter`, in epoch seconds, is over: so the identity service says of a new password. */
export function endBefore(records: SignInRecords, validAfter: number): SignInRecords {
  return {
    ...records,
    signIns: keepFrom(records.signIns, validAfter),
    browsers: keepBrowsersAfter(records.browsers, validAfter),
    asked: keepFrom(records.asked, validAfter),
  };
}

export function endSignIn(records: SignInRecords, authTime: number, now: Date): SignInRecords {
  return forgetOld({ ...records, signIns: without(records.signIns, authTime) }, now);
}

/** The browser that a sign-in was let in at is not known any more: ended from another one, it may be in other hands. */
export function forgetBrowserOf(records: SignInRecords, authTime: number): SignInRecords {
  return { ...records, browsers: filterBrowsers(records.browsers, ({ signIn }) => signIn !== authTime) };
}

/** Ends every sign-in but one, of which alone the browser stays known. */
export function endOtherSignIns(records: SignInRecords, authTime: number, now: Date): SignInRecords {
  const use = records.signIns[authTime];
  const browsers = filterBrowsers(records.browsers, ({ signIn }) => signIn === authTime);
  return forgetOld(
    { ...records, signIns: use === undefined ? {} : { [authTime]: use }, browsers, asked: {} },
    now,
  );
}

/** Codes are mailed to this address from here on, unless there is one already. */
export function withAddress(records: SignInRecords, address: string | undefined): SignInRecords {
  return records.address !== undefined || address === undefined ? records : { ...records, address };
}

/** Whether all sign-ins that began before `since`, in epoch seconds, are known to be over, and no browser known of then. */
export function areEndedSince(records: SignInRecords | undefined, since: number): boolean {
  if (records === undefined) return false;
  const { signIns, browsers } = records;
  const began = [...Object.keys(signIns).map(Number), ...Object.values(browsers).map(({ signIn }) => signIn)];
  return began.every((moment) => moment >= since);
}

/** The sign-ins that go on, the last used first, of which the one of `current` is marked. */
export function listSignIns(records: SignInRecords | undefined, current: number, now: Date): ListedSignIn[] {
  return Object.entries(records?.signIns ?? {})
    .filter(([id]) => isOpenSignIn(records, Number(id), now))
    .map(([id, { usedOn, browser }]) => ({
      id,
      startedAt: new Date(Number(id) * 1000),
      lastUsedOn: usedOn,
      ...(browser && { browser }),
      isCurrent: Number(id) === current,
    }))
    .toSorted((a, b) => lastUse(b) - lastUse(a) || Number(b.id) - Number(a.id));
}

const lastUse = ({ lastUsedOn }: ListedSignIn) => lastUsedOn.getTime();

/** Without what is over whether it is known or not, and without the most idle of too many. */
export function forgetOld(records: SignInRecords, now: Date): SignInRecords {
  const { signIns, browsers, asked } = records;
  const used = Object.entries(signIns)
    .filter(([, { usedOn }]) => isRecent(usedOn.getTime(), now))
    .toSorted(([id, a], [other, b]) => b.usedOn.getTime() - a.usedOn.getTime() || Number(other) - Number(id));
  return {
    ...records,
    signIns: Object.fromEntries(used.slice(0, MAX_RECORDS)),
    browsers: keepRecentBrowsers(browsers, now),
    asked: Object.fromEntries(Object.entries(asked).filter(([, code]) => !isOver(code, now))),
  };
}

/** A record without the entry of one sign-in. */
export function without<Entry>(entries: Readonly<Record<string, Entry>>, authTime: number) {
  return Object.fromEntries(Object.entries(entries).filter(([id]) => Number(id) !== authTime));
}

function keepFrom<Entry>(entries: Readonly<Record<string, Entry>>, since: number) {
  return Object.fromEntries(Object.entries(entries).filter(([id]) => Number(id) >= since));
}

const isRecent = (moment: number, now: Date) => moment > now.getTime() - IDLE_MS;
