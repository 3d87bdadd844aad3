const QUARTERS = 4;
const MINUTES = 60;

/**
 * Hours east of UTC of a time zone's standard time in the year of `date`; undefined for a zone that nobody knows. Summer
 * time is left out, for postings name zones without it ("EST") and most of those that set clocks forward do so together:
 * where only one side does, hours compared by this are one off for part of the year.
 *
 * @example
 * zoneOffset("Asia/Kathmandu", new Date("2026-07-01")); // => 5.75
 * zoneOffset("Europe/Berlin", new Date("2026-07-01")); // => 1
 */
export function zoneOffset(zone: string, date: Date): number | undefined {
  try {
    const clock = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "longOffset" });
    const year = date.getUTCFullYear();
    // One of the two is winter on either half of the earth.
    return Math.min(...[0, 6].map((month) => readOffset(clock, new Date(Date.UTC(year, month, 1)))));
  } catch {
    return undefined;
  }
}

/** Names of the tz database since 2018, in lower case: not every browser that we serve has learned them. */
const NEW_ZONES: ReadonlySet<string> = new Set([
  "america/ciudad_juarez",
  "america/coyhaique",
  "america/nuuk",
  "asia/qostanay",
  "europe/kyiv",
  "pacific/kanton",
]);

/**
 * Whether there is a time zone of this name. A new one is there wherever it is asked for, so that an address has the same
 * filters on a server and in an old browser, to which `zoneOffset` of it is still undefined.
 *
 * @example isTimeZone("Foo/Bar"); // => false
 */
export function isTimeZone(zone: string): boolean {
  if (NEW_ZONES.has(zone.toLowerCase())) return true;
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: zone }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

function readOffset(clock: Intl.DateTimeFormat, at: Date): number {
  const name = clock.formatToParts(at).find(({ type }) => type === "timeZoneName")?.value ?? "";
  const [, sign = "+", hours = "0", minutes = "0"] = /([+-])(\d+):(\d+)/.exec(name) ?? [];
  const offset = Number(hours) + Math.round((Number(minutes) / MINUTES) * QUARTERS) / QUARTERS;
  return sign === "-" ? -offset : offset;
}
