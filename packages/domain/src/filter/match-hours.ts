import type { Place } from "../place/place.ts";
import { askedHours } from "../reader/asked-hours.ts";
import { compareHours, workingDay } from "../reader/common-hours.ts";
import type { HoursFilter } from "./hours-filter.ts";

/** Which places have enough hours in common with the reader at that date; undefined where the filter lets all through. */
export function hoursRule(hours: HoursFilter, now: Date): ((place: Place) => boolean) | undefined {
  const day = hours.atLeast > 0 ? workingDay(hours, now) : undefined;
  if (!day) return undefined;
  return (place) => {
    const asked = askedHours(place);
    return asked === undefined || compareHours(asked, day).common >= hours.atLeast;
  };
}
