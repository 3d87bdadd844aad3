import type { Place, WorkHours } from "../place/place.ts";

/**
 * The hours that a posting requires: those stated in its text, or else the time zones it wants people to live in;
 * undefined if it states neither.
 *
 * @example askedHours({ scope: "worldwide", countries: [], regions: [], timezones: { from: -5, to: 1 } })?.timezones.to; // => 1
 */
export function askedHours({ hours, timezones }: Place): WorkHours | undefined {
  return hours ?? (timezones && { timezones });
}
