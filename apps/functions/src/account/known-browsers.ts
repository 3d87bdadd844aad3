import { createHash, randomBytes } from "node:crypto";

import { KNOWN_BROWSER_DAYS, MAX_SIGN_IN_AGE_SECONDS } from "@farwork/domain";

import { DAY_MS, startOfDay } from "./start-of-day.ts";

const IDLE_MS = KNOWN_BROWSER_DAYS * DAY_MS;
/** More than anybody has: of so many, those last used stay known. */
const MAX_BROWSERS = 20;

/** A browser that somebody was let in at. */
export interface KnownBrowser {
  /** The last sign-in that was let in there, by its `auth_time`: by its key, only later ones are. */
  readonly signIn: number;
  readonly confirmedAt: Date;
  /** The day of its last use, by its first moment in UTC. */
  readonly usedOn: Date;
}

/** By what `hashBrowserKey` makes of the key that each keeps. */
export type KnownBrowsers = Readonly<Record<string, KnownBrowser>>;

export const createBrowserKey = () => randomBytes(32).toString("base64url");

/** What is stored of a key: it lets nobody in, and does not tell which accounts share a browser. */
export const hashBrowserKey = (uid: string, key: string) =>
  createHash("sha256").update(`${uid}\n${key}`).digest("hex");

/**
 * Whether a key lets a sign-in in: only a later one than the last, so that none which was ended since comes back by it.
 */
export function isKnownBrowser(browsers: KnownBrowsers, hash: string, authTime: number, now: Date): boolean {
  const browser = browsers[hash];
  return browser !== undefined && isRecent(browser, now) && authTime > browser.signIn;
}

/**
 * A sign-in was let in at a browser, which is the only one that it makes known. Where a later one was let in there, as
 * an older tab asks again, that stays the last.
 */
export function noteBrowser(browsers: KnownBrowsers, hash: string, signIn: number, now: Date): KnownBrowsers {
  const usedOn = startOfDay(now);
  const before = browsers[hash];
  const isLast = before === undefined || signIn > before.signIn;
  const noted = isLast ? { signIn, confirmedAt: now, usedOn } : { ...before, usedOn };
  return { ...filterBrowsers(browsers, (browser) => browser.signIn !== signIn), [hash]: noted };
}

/** A sign-in is used at the browser that it was let in at. */
export function noteBrowserUse(browsers: KnownBrowsers, authTime: number, now: Date): KnownBrowsers {
  const usedOn = startOfDay(now);
  const used = (browser: KnownBrowser) => (browser.signIn === authTime ? { ...browser, usedOn } : browser);
  return Object.fromEntries(Object.entries(browsers).map(([hash, browser]) => [hash, used(browser)]));
}

/**
 * Those that stay known with a password of `validAfter`, in epoch seconds: where somebody was let in since, and the one
 * that it was chosen in, where the earlier one was typed just before.
 */
export function keepBrowsersAfter(browsers: KnownBrowsers, validAfter: number): KnownBrowsers {
  const last = Math.max(...Object.values(browsers).map(({ confirmedAt }) => confirmedAt.getTime()));
  const isWhereChosen = ({ confirmedAt }: KnownBrowser) =>
    confirmedAt.getTime() === last && last >= (validAfter - MAX_SIGN_IN_AGE_SECONDS) * 1000;
  return filterBrowsers(
    browsers,
    (browser) => browser.confirmedAt.getTime() >= validAfter * 1000 || isWhereChosen(browser),
  );
}

/** Those that were used within `KNOWN_BROWSER_DAYS`, without the most idle of too many. */
export function keepRecentBrowsers(browsers: KnownBrowsers, now: Date): KnownBrowsers {
  const recent = Object.entries(browsers)
    .filter(([, browser]) => isRecent(browser, now))
    .toSorted(([, a], [, b]) => b.usedOn.getTime() - a.usedOn.getTime() || b.signIn - a.signIn);
  return Object.fromEntries(recent.slice(0, MAX_BROWSERS));
}

export function filterBrowsers(
  browsers: KnownBrowsers,
  isKept: (browser: KnownBrowser) => boolean,
): KnownBrowsers {
  return Object.fromEntries(Object.entries(browsers).filter(([, browser]) => isKept(browser)));
}

const isRecent = ({ usedOn }: KnownBrowser, now: Date) => usedOn.getTime() > now.getTime() - IDLE_MS;
