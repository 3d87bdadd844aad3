import type { TimeZoneWindow } from "./place.ts";
import { type NamedZones, ZONES, ZONES_OF } from "./zone-names.ts";

/**
 * The UTC offsets a text states. `spread` is "+/- 2 hours" around zones it names otherwise; `rest` is the rest of the text.
 */
export type StatedOffsets = { window: TimeZoneWindow | undefined; spread: number; rest: string };

// "PT" is Portugal, "MT" Malta, and "ET hours" New York's.
const SHORT = /(?<=^|\|)(pt|mt|ct|et)$/;
const zoneNames = ZONES.map(([, names]) => names.replace(SHORT, "$1(?= (?:hours|time))")).join("|");

const SIGNED = String.raw`[+-] ?\d{1,2}(?::?(?:00|15|30|45))?(?!\d)`;
// "Grand Est" is a part of France.
const POINT = String.raw`(?<![\p{L}\d]|\bgrand[ -]|\bl['’])(?:(?:utc|gmt)(?: ?${SIGNED})?|${zoneNames})(?!\p{L})`;
/** "Within 50 miles of London" is no time. */
const SPREAD = String.raw`(?:\+ ?\/? ?-|plus or minus|within) ?(\d{1,2})(?!\d| ?(?:miles?|mi|km|kilomet(?:er|re)s?)(?!\p{L}))(?: ?(?:hours?|hrs?|h)(?!\p{L}))?`;
const STATEMENT = new RegExp(
  String.raw`(?:${SPREAD} (?:of|from) )?(${POINT})(?: ?(?:to|-|\/|and|until|through) ?(${POINT}|${SIGNED}))?(?: ?\(?${SPREAD}\)?)?`,
  "giu",
);

/**
 * Takes UTC offsets out of a text: "UTC-3 to UTC+3:30", "GMT+1", "CET +/- 3 hours", "within 2 hours of EST".
 * Several become one window; impossible ones are left out.
 *
 * @example takeOffsets("Worldwide (UTC-3 to +1)"); // { window: { from: -3, to: 1 }, spread: 0, rest: "Worldwide ( )" }
 */
export function takeOffsets(text: string): StatedOffsets {
  const plain = text
    // "ET/CT/PT" and "ET or CT" are zones, and one of them alone may be Ethiopia or Connecticut.
    .replace(AMERICAN_ZONES, (zones) => zones.replace(/[ecmp](?=t\b)/gi, "$&s"))
    .replace(SHARED_TIME, "$& time")
    .replace(/[^\S\n]+/g, " ")
    .replace(/[‐‑‒–—―−]/g, "-")
    .replace(/±/g, "+/-");
  const windows = Array.from(plain.matchAll(STATEMENT), ([, before, first = "", second = first, after]) => {
    const ends = [readOffset(first), readOffset(second)];
    const possible = ends.every((offset) => offset >= -12 && offset <= 14);
    const window = { from: Math.min(...ends), to: Math.max(...ends) };
    return possible ? [widenWindow(window, Number(before ?? after ?? 0))] : [];
  }).flat();
  const others = plain.replace(STATEMENT, " ");
  const spread = Number(ANY_SPREAD.exec(others)?.[1] ?? 0);
  return { window: joinWindows(windows), spread, rest: others.replace(ANY_SPREAD, " ") };
}

const AMERICAN_ZONES = /\b(?:[ecmp]t(?:(?: ?[/&+] ?| or | and )[ecmp]t)+|et(?:, ?[cmp]t)+)\b/gi;
/** "Pacific or Mountain time". */
const SHARED_TIME =
  /\b(?:pacific|mountain|central|eastern)(?=(?:(?: ?[/,&] ?| and | or )(?:pacific|mountain|central|eastern)){1,3} time)/gi;
const ANY_SPREAD = new RegExp(String.raw`\(?${SPREAD}\)?`, "iu");

function readOffset(point: string): number {
  const offset = /([+-]) ?(\d{1,2}):?(\d\d)?$/.exec(point);
  if (offset) return Number(`${offset[1]}1`) * (Number(offset[2]) + Number(offset[3] ?? 0) / 60);
  return NAMED_ZONES.find(([, names]) => names.test(point))?.[0] ?? 0;
}

const NAMED_ZONES = ZONES.map(([offset, names]) => [offset, new RegExp(`^(?:${names})$`, "i")] as const);

/** Widens a window by this many hours at both ends, within UTC-12 to UTC+14. */
export function widenWindow({ from, to }: TimeZoneWindow, spread: number): TimeZoneWindow {
  return spread === 0 ? { from, to } : { from: Math.max(from - spread, -12), to: Math.min(to + spread, 14) };
}

/** One window that holds all; undefined where there are none. */
export function joinWindows(windows: readonly TimeZoneWindow[]): TimeZoneWindow | undefined {
  if (windows.length === 0) return undefined;
  return {
    from: Math.min(...windows.map(({ from }) => from)),
    to: Math.max(...windows.map(({ to }) => to)),
  };
}

const ZONE_WORDS = / ?\b(?:time ?zones?|timezones?|hours|time)(?: overlap| only)?$/;

/**
 * Reads folded text such as "european timezones"; undefined if it names no time zones.
 *
 * @example readNamedZones("usa timezones")?.window; // { from: -8, to: -5 }
 */
export function readNamedZones(folded: string): NamedZones | undefined {
  if (!ZONE_WORDS.test(folded)) return undefined;
  const whose = folded.replace(ZONE_WORDS, "");
  return ZONES_OF.find(([name]) => name.test(whose))?.[1];
}
