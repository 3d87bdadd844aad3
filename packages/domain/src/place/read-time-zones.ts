import type { Region, TimeZoneWindow } from "./place.ts";

/** Hours a posting asks people to live in, and where such people are found: "USA timezones". */
export type NamedZones = { window: TimeZoneWindow; regions: readonly Region[] };

// Standard time, west to east of what the words mean.
const BY_NAME: readonly (readonly [RegExp, NamedZones])[] = [
  [
    /^(?:usa?|american?s?|north americ\w+|canadi?a?n?)$/,
    { window: { from: -8, to: -5 }, regions: ["americas"] },
  ],
  [/^(?:latam|latin americ\w+|south americ\w+)$/, { window: { from: -6, to: -3 }, regions: ["latam"] }],
  [/^(?:europe(?:an)?|eu|uk|emea|african?|cet)$/, { window: { from: 0, to: 3 }, regions: ["emea"] }],
  [/^(?:asian?|apac|asia pacific)$/, { window: { from: 5, to: 10 }, regions: ["apac"] }],
  [/^(?:australian?|oceania)$/, { window: { from: 8, to: 12 }, regions: ["oceania"] }],
];

const ZONE_WORDS = / ?\b(?:time ?zones?|timezones?|hours|time)(?: overlap| only)?$/;

/**
 * Reads a folded part such as "european timezones"; undefined where it names no time zones.
 *
 * @example readNamedZones("usa timezones")?.window; // { from: -8, to: -5 }
 */
export function readNamedZones(folded: string): NamedZones | undefined {
  if (!ZONE_WORDS.test(folded)) return undefined;
  const whose = folded.replace(ZONE_WORDS, "");
  return BY_NAME.find(([name]) => name.test(whose))?.[1];
}

const OFFSET = String.raw`(?:utc|gmt)? ?([+-]\d{1,2})(?::?(00|30|45))?`;
const OFFSETS = new RegExp(
  String.raw`(?:utc|gmt) ?([+-]\d{1,2})(?::?(00|30|45))?(?: ?(?:to|-|–|/|and|until) ?${OFFSET})?`,
  "i",
);

/**
 * Reads offsets stated as such: "UTC-3 to UTC+3:30", "GMT+1". Undefined without any, or with impossible ones.
 *
 * @example readOffsets("Worldwide (UTC-3 to +1)"); // { from: -3, to: 1 }
 */
export function readOffsets(text: string): TimeZoneWindow | undefined {
  const found = OFFSETS.exec(text);
  if (!found) return undefined;
  const first = readOffset(found[1], found[2]);
  const second = found[3] === undefined ? first : readOffset(found[3], found[4]);
  const window = { from: Math.min(first, second), to: Math.max(first, second) };
  return window.from >= -12 && window.to <= 14 ? window : undefined;
}

function readOffset(hours = "0", minutes = "0"): number {
  const sign = hours.startsWith("-") ? -1 : 1;
  return sign * (Math.abs(Number(hours)) + Number(minutes) / 60);
}

/** One window holding both. */
export function joinWindows(a: TimeZoneWindow | undefined, b: TimeZoneWindow): TimeZoneWindow {
  return a === undefined ? b : { from: Math.min(a.from, b.from), to: Math.max(a.to, b.to) };
}
