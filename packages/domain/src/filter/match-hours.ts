import type { Place } from "../place/place.ts";
import { askedHours } from "../reader/asked-hours.ts";
import { compareHours, workingDay } from "../reader/common-hours.ts";
import type { HoursFilter } from "./hours-filter.ts";

/**
 * Returns a check whether a place has enough hours in common with the reader on that date; undefined if the filter
 * passes all.
 */
export function hoursRule(hours: HoursFilter, now: Date): ((place: Place) => boolean) | undefined {
  const day = hours.atLeast > 0 ? workingDay(hours, now) : undefined;
  if (!day) return undefined;
  return (place) => {
    const asked = askedHours(place);
    return asked === undefined || compareHours(asked, day).common >= hours.atLeast;
  };
}
