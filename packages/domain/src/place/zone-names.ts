import type { CountryCode, Region, TimeZoneWindow } from "./place.ts";

/** UTC offsets by the names of a zone's standard time, or of its summer time if that has its own name. */
export const ZONES: readonly (readonly [offset: number, names: string])[] = [
  [-10, "hst"],
  [-8, "pst|(?:us )?pacific(?: standard)? time|pt"],
  [-7, "pdt|mst|(?:us )?mountain(?: standard)? time|mt"],
  [-6, "mdt|cst|(?:us )?central(?: standard)? time|ct"],
  [-5, "cdt|est|(?:us )?eastern(?: standard)? time|et"],
  [-4, "edt"],
  [-3, "brt"],
  [0, "wet|greenwich mean time"],
  [1, "cet|mez|bst|wat|central european(?: standard)? time"],
  [2, "cest|mesz|eet|sast|eastern european(?: standard)? time|central european summer time"],
  [3, "eest|msk|eat|trt"],
  [5.5, "ist|india(?:n)?(?: standard)? time"],
  [5, "pkt"],
  [7, "wib"],
  [8, "sgt|hkt|awst|pht"],
  [9, "jst|kst"],
  [10, "aest"],
  [11, "aedt"],
  [12, "nzst"],
  [13, "nzdt"],
];

/** The zones of three letters or more, in capitals, as postings write them beside hours. */
export const ZONE_LETTERS: readonly string[] = [
  ...ZONES.flatMap(([, names]) => names.split("|").filter((name) => /^[a-z]{3,4}$/.test(name))),
  "utc",
  "gmt",
].map((letters) => letters.toUpperCase());

/** Time zones a posting asks people to live in, and where such people are: "USA timezones". */
export type NamedZones = {
  window: TimeZoneWindow;
  regions: readonly Region[];
  countries: readonly CountryCode[];
};

/**
 * What "the time zones of" a place mean, in standard time. "US Timezones" asks for hours, not for a home in the US, so it stands for
 * the Americas.
 */
export const ZONES_OF: readonly (readonly [RegExp, NamedZones])[] = [
  [
    /^(?:usa?|american?s?|north americ\w+|canadi?a?n?)$/,
    { window: { from: -8, to: -5 }, regions: ["americas"], countries: [] },
  ],
  [
    /^(?:latam|latin americ\w+|south americ\w+)$/,
    { window: { from: -6, to: -3 }, regions: ["latam"], countries: [] },
  ],
  [
    /^(?:europe(?:an)?|eu|uk|emea|african?)$/,
    { window: { from: 0, to: 3 }, regions: ["emea"], countries: [] },
  ],
  [/^western europe(?:an)?$/, { window: { from: 0, to: 1 }, regions: ["emea"], countries: [] }],
  [/^central europe$/, { window: { from: 1, to: 1 }, regions: ["emea"], countries: [] }],
  [/^eastern europe$/, { window: { from: 2, to: 3 }, regions: ["emea"], countries: [] }],
  [/^(?:asian?|apac|asia pacific)$/, { window: { from: 5, to: 10 }, regions: ["apac"], countries: [] }],
  [/^(?:australian?|oceania)$/, { window: { from: 8, to: 12 }, regions: ["oceania"], countries: [] }],
];
