import type { Place } from "../place/place.ts";
import { askedHours } from "./asked-hours.ts";
import { type CommonHours, compareHours, workingDay } from "./common-hours.ts";
import type { WorkingHours } from "./working-hours.ts";

type PerhapsOfZone = Omit<WorkingHours, "zone"> & { readonly zone?: string | undefined };

/** A comparison of a posting's hours with the reader's, and a text that describes it. */
export type DescribedHours = { readonly compared: CommonHours; readonly text: string };

/**
 * Describes how much a job's required hours overlap with the reader's day; undefined if it requires none or the
 * reader's time zone is unknown.
 *
 * @example
 * const place = { ...parsePlace("USA only"), hours: { timezones: { from: -5, to: -5 }, overlap: 4 } };
 * describeCommonHours(place, { zone: "Africa/Lagos", start: 9, end: 17 }, now)?.text; // => "Only 2 of your 8 hours in common; 4 asked for"
 */
export function describeCommonHours(
  place: Place,
  hours: PerhapsOfZone,
  now: Date,
): DescribedHours | undefined {
  const asked = askedHours(place);
  const day = workingDay(hours, now);
  if (!asked || !day) return undefined;
  const compared = compareHours(asked, day);
  const demanded = asked.overlap === undefined ? "" : `; ${asked.overlap} asked for`;
  const isShort = compared.common > 0 && compared.common < (asked.overlap ?? 0);
  return { compared, text: `${isShort ? "Only " : ""}${formatCommonHours(compared)}${demanded}` };
}

function formatCommonHours({ common, length }: CommonHours): string {
  if (common === 0) return "No hours in common";
  const own = length === 1 ? "1 hour" : `${length} hours`;
  return common === length && length !== 1
    ? `All your ${own} in common`
    : `${common} of your ${own} in common`;
}
