const QUARTERS = 4;
const MINUTES = 60;

/**
 * The standard-time offset of a time zone in the year of `date`, in hours east of UTC; undefined for an unknown zone.
 * Daylight saving time is ignored: postings name zones without it ("EST") and most places that observe it do so
 * together. If only one side does, compared hours are off by one for part of the year.
 *
 * @example
 * zoneOffset("Asia/Kathmandu", new Date("2026-07-01")); // => 5.75
 * zoneOffset("Europe/Berlin", new Date("2026-07-01")); // => 1
 */
export function zoneOffset(zone: string, date: Date): number | undefined {
  try {
    const clock = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "longOffset" });
    const year = date.getUTCFullYear();
    // January or July is winter in either hemisphere.
    return Math.min(...[0, 6].map((month) => readOffset(clock, new Date(Date.UTC(year, month, 1)))));
  } catch {
    return undefined;
  }
}

/** Names added to the tz database since 2018, in lower case; not every supported browser knows them. */
const NEW_ZONES: ReadonlySet<string> = new Set([
  "america/ciudad_juarez",
  "america/coyhaique",
  "america/nuuk",
  "asia/qostanay",
  "europe/kyiv",
  "pacific/kanton",
]);

/**
 * Whether a time zone exists. Recently added ones exist everywhere, so a URL has the same filters on the server and in
 * an old browser, where `zoneOffset` of them is still undefined.
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
