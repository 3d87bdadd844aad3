import type { Place, WorkHours } from "../place/place.ts";

/**
 * The hours that a posting asks people to work in: those its text demands, else the zones it wants them to live in;
 * undefined where it says nothing of either.
 *
 * @example askedHours({ scope: "worldwide", countries: [], regions: [], timezones: { from: -5, to: 1 } })?.timezones.to; // => 1
 */
export function askedHours({ hours, timezones }: Place): WorkHours | undefined {
  return hours ?? (timezones && { timezones });
}
