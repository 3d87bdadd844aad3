import type { HoursAsked, ReaderCounts } from "../../filter/reader-filter.ts";
import type { CountryCode, Place } from "../../place/place.ts";
import { askedHours } from "../../reader/asked-hours.ts";
import type { Bitset } from "./bitset.ts";
import { countCodes } from "./facet-column.ts";
import type { JobIndex } from "./job-index.ts";
import { answerOf } from "./reader-sets.ts";

/**
 * Counts, among the documents that pass every other filter, which are open to people in a country; see `ReaderCounts`.
 */
export function countAnswers(index: JobIndex, passing: Bitset, country: CountryCode): ReaderCounts {
  const { workspace } = index;
  const { places } = index.columns;
  const counts = workspace.take(places.values.length);
  countCodes(places, workspace.list(passing), counts);
  const totals = { open: 0, notStated: 0, notOpen: 0, named: 0, byRegion: 0 };
  let hours: HoursAsked | undefined;
  for (const [code, value] of places.values.entries()) {
    const count = counts[code] ?? 0;
    if (count === 0) continue;
    const answer = answerOf(value, country);
    totals[answer] += count;
    if (answer !== "open") continue;
    if (value.named.has(country)) totals.named += count;
    else if (!value.isNearlyWorldwide) totals.byRegion += count;
    hours = addHours(hours, value.place, count);
  }
  return { ...totals, ...(hours && { hours }) };
}

function addHours(hours: HoursAsked | undefined, place: Place, count: number): HoursAsked | undefined {
  const asked = askedHours(place)?.timezones;
  if (!asked) return hours;
  const { from, to } = hours?.timezones ?? asked;
  return {
    count: (hours?.count ?? 0) + count,
    timezones: { from: Math.min(from, asked.from), to: Math.max(to, asked.to) },
  };
}
