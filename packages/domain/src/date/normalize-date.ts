import { parseDateText } from "./parse-date-text.ts";
import { toPlausibleDate } from "./plausible-date.ts";

/** Seconds reach this in the year 5138; milliseconds passed it in 1973. */
const FIRST_MILLISECONDS = 100_000_000_000;
const MAX_TEXT_LENGTH = 64;

/**
 * The moment a feed or a stored document means, or null where it means none. Takes a Firestore Timestamp (anything
 * with `toDate()`), `{seconds, nanoseconds}`, `{_seconds, _nanoseconds}`, a `Date`, an ISO 8601, RFC 2822 or
 * "YYYY-MM-DD HH:MM:SS" text, a day as "YYYY-MM-DD", "March 1, 2026" or "1 March 2026", and epoch seconds or milliseconds
 * as a number or digits. A missing zone
 * means UTC. Garbage, impossible dates (February 30th) and stand-ins for "no date" (0, 0001-01-01, 9999-12-31, all
 * outside 1990 to 2099) give null: never an Invalid Date, never an exception. The result is always a new `Date`.
 *
 * @example normalizeDate("2026-10-05 05:15:43")?.toISOString(); // => "2026-10-05T05:15:43.000Z"
 */
export function normalizeDate(value: unknown): Date | null {
  try {
    return toPlausibleDate(readMoment(value));
  } catch {
    // A getter, a proxy or a toDate() of somebody else's threw.
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

/** Protobuf's JSON writes the seconds as digits, for no number of JSON holds all of them. */
function readTimestamp(stated: unknown, nanoseconds: unknown): number {
  const seconds = typeof stated === "string" && /^\d{1,13}$/.test(stated) ? Number(stated) : stated;
  if (typeof seconds !== "number" || typeof nanoseconds !== "number") return NaN;
  if (!(nanoseconds >= 0 && nanoseconds < 1e9)) return NaN;
  return seconds * 1000 + Math.trunc(nanoseconds / 1e6);
}
