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
  [/^(?:europe(?:an)?|eu|uk|emea|african?)$/, { window: { from: 0, to: 3 }, regions: ["emea"] }],
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
