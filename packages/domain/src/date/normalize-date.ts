/** As seconds this is the year 5138, as milliseconds 1973. */
const FIRST_MILLISECONDS = 100_000_000_000;
const MAX_TEXT_LENGTH = 64;

/**
 * Parses a date from a feed or a stored document. Accepts a Firestore Timestamp (anything with `toDate()`), `{seconds,
 * nanoseconds}`, `{_seconds, _nanoseconds}`, a `Date`, an ISO 8601, RFC 2822 or "YYYY-MM-DD HH:MM:SS" text, a day as
 * "YYYY-MM-DD", "March 1, 2026" or "1 March 2026", and epoch seconds or milliseconds as a number or digits. A missing
 * zone means UTC. Returns null for invalid input, impossible dates (February 30th) and placeholders for "no date" (0,
 * 0001-01-01, 9999-12-31, everything outside 1990 to 2099). Never returns an Invalid Date and never throws. The result
 * is always a new `Date`.
 *
 * @example normalizeDate("2026-10-05 05:15:43")?.toISOString(); // => "2026-10-05T05:15:43.000Z"
 */
export function normalizeDate(value: unknown): Date | null {
  try {
    return toPlausibleDate(readMoment(value));
  } catch {
    // A foreign getter, proxy or toDate() threw.
    return null;
  }
}

/** Milliseconds since 1970, or NaN. */
function readMoment(value: unknown): number {
  if (typeof value === "number") return readEpoch(value);
  if (typeof value === "string") return readText(value.length > MAX_TEXT_LENGTH ? "" : value.trim());
  return typeof value === "object" && value !== null ? readObject(value) : NaN;
}

function readText(text: string): number {
  return /^\d{9,13}(?:\.\d+)?$/.test(text) ? readEpoch(Number(text)) : parseDateText(text);
}

function readEpoch(epoch: number): number {
  return epoch < FIRST_MILLISECONDS ? epoch * 1000 : epoch;
}

function readObject(value: object): number {
  if (value instanceof Date) return value.getTime();
  if ("toDate" in value && typeof value.toDate === "function") {
    const date: unknown = value.toDate();
    return date instanceof Date ? date.getTime() : NaN;
  }
  if ("seconds" in value) return readTimestamp(value.seconds, "nanoseconds" in value ? value.nanoseconds : 0);
  if ("_seconds" in value)
    return readTimestamp(value._seconds, "_nanoseconds" in value ? value._nanoseconds : 0);
  return NaN;
}

/** Protobuf's JSON writes seconds as digits, as JSON numbers cannot represent all of them. */
function readTimestamp(stated: unknown, nanoseconds: unknown): number {
  const seconds = typeof stated === "string" && /^\d{1,13}$/.test(stated) ? Number(stated) : stated;
  if (typeof seconds !== "number" || typeof nanoseconds !== "number") return NaN;
  if (!(nanoseconds >= 0 && nanoseconds < 1e9)) return NaN;
  return seconds * 1000 + Math.trunc(nanoseconds / 1e6);
}

/**
 * Feeds write "no date" as epoch zero, 0001-01-01 or 9999-12-31. No posting is older than the web or expires after this
 * century, so anything else is treated as no date.
 */
const EARLIEST = Date.UTC(1990, 0, 1);
const LATEST = Date.UTC(2100, 0, 1);

/** A new `Date`, or null if the time (milliseconds since 1970) is implausible for a posting. */
function toPlausibleDate(milliseconds: number): Date | null {
  return milliseconds >= EARLIEST && milliseconds < LATEST ? new Date(Math.trunc(milliseconds)) : null;
}

const ISO =
  /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(?:(?:T|[ \t]{1,3})(?<hour>\d{2}):(?<minute>\d{2})(?::(?<second>\d{2})(?:[.,](?<fraction>\d{1,9}))?)?[ \t]?(?<zone>Z|UTC|GMT|[+-]\d{2}(?::?\d{2})?)?)?$/i;
// Full names and common abbreviations, but no other words that start the same.
const MONTH = String.raw`(?<month>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?`;
const WEEKDAY = String.raw`(?:(?:mon(?:day)?|tue(?:s(?:day)?)?|wed(?:s|nesday)?|thu(?:r(?:s(?:day)?)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)\.?,?\s{1,3})?`;
const TIME = String.raw`(?:\s{1,3}(?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2}))?(?:\s{1,3}(?<zone>[a-z]{1,3}|[+-]\d{4})(?:\s?\([^()]{0,40}\))?)?)?`;
/** "Mon, 05 Oct 2026 05:15:43 +0200" and "5 October 2026". */
const DAY_FIRST = new RegExp(
  String.raw`^${WEEKDAY}(?<day>\d{1,2})[\s-]{1,3}${MONTH}[\s-]{1,3}(?<year>\d{4}|\d{2})${TIME}$`,
  "i",
);
/** "March 1, 2026". */
const MONTH_FIRST = new RegExp(
  String.raw`^${WEEKDAY}${MONTH}\s{1,3}(?<day>\d{1,2})(?:,\s{0,3}|\s{1,3})(?<year>\d{4})${TIME}$`,
  "i",
);

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/**
 * Parses "2026-10-05", "2026-10-05 05:15:43", "2026-10-05T05:15:43.5+02:00", "Mon, 05 Oct 2026 05:15:43 +0200", "5
 * October 2026" or "October 5, 2026", each with or without a time, to milliseconds since 1970; NaN for anything else
 * and for impossible dates. A missing zone means UTC, not local time.
 */
function parseDateText(text: string): number {
  const found = ISO.exec(text) ?? DAY_FIRST.exec(text) ?? MONTH_FIRST.exec(text);
  if (!found?.groups) return NaN;
  const { year = "", month = "", day, hour = "0", minute = "0", second = "0", fraction = "" } = found.groups;
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return NaN;
  const monthIndex = (Number(month) || MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1) - 1;
  const date = new Date(Date.UTC(readYear(year), monthIndex, Number(day)));
  // Date.UTC rolls February 30th over into March, so a changed date was invalid.
  if (date.getUTCMonth() !== monthIndex || date.getUTCDate() !== Number(day)) return NaN;
  const minutes = Number(hour) * 60 + Number(minute) - readOffset(found.groups["zone"]);
  const milliseconds = Number(second) * 1_000 + Number(fraction.padEnd(3, "0").slice(0, 3));
  return date.getTime() + minutes * 60_000 + milliseconds;
}

/** Two-digit years as in RFC 822: 00 to 49 are in this century. */
function readYear(digits: string): number {
  if (digits.length !== 2) return Number(digits);
  return Number(digits) + (Number(digits) < 50 ? 2000 : 1900);
}

/** RFC 2822 section 4.3; other zone names are ambiguous. */
const NAMED_ZONES: Readonly<Record<string, number>> = {
  z: 0,
  ut: 0,
  utc: 0,
  gmt: 0,
  edt: -240,
  est: -300,
  cdt: -300,
  cst: -360,
  mdt: -360,
  mst: -420,
  pdt: -420,
  pst: -480,
};
const MAX_OFFSET = 14 * 60;

/** Minutes east of UTC; NaN for an unknown zone. */
function readOffset(zone = "utc"): number {
  const [, sign, hours, minutes = "00"] = /^([+-])(\d{2}):?(\d{2})?$/.exec(zone) ?? [];
  if (hours === undefined) return NAMED_ZONES[zone.toLowerCase()] ?? NaN;
  const offset = Number(hours) * 60 + Number(minutes);
  if (Number(minutes) > 59 || offset > MAX_OFFSET) return NaN;
  return sign === "-" ? -offset : offset;
}
